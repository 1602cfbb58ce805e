import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '@assay/contracts';
import { createLogger } from '@assay/runtime';
import { type ApiDeps, createApi } from '../src/index';

/** The document needs the routes only: whatever they would call is not there. */
const nothing = new Proxy({}, { get: () => nothing }) as ApiDeps['engine'] & ApiDeps['accounts'];

const target = path.resolve(import.meta.dirname, '../../../openapi.json');
const api = createApi({
  engine: nothing,
  accounts: nothing,
  authenticate: () => Promise.reject(new AppError('auth.required', 'no key')),
  health: () => Promise.resolve(),
  logger: createLogger({ name: 'gen', level: 'error' }),
  version: '0.1.0',
  maxUploadBytes: 1,
});
const response = await api.request('/api/v1/openapi.json');
if (!response.ok) throw new Error(`the document could not be written: ${await response.text()}`);
const text = `${JSON.stringify(await response.json(), null, 2)}\n`;

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  process.stderr.write('openapi.json is stale: run npm run gen and commit it\n');
  process.exit(1);
}
