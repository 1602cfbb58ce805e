import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderRegistry } from './render-registry';

const foldersPath = fileURLToPath(new URL('../src/connectors/', import.meta.url));
const registryFile = fileURLToPath(new URL('../src/registry.gen.ts', import.meta.url));

const folders = readdirSync(foldersPath, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const wanted = renderRegistry(folders.map(({ name }) => name));

if (!existsSync(registryFile) || readFileSync(registryFile, 'utf8') !== wanted) {
  if (process.argv.includes('--check')) {
    process.stderr.write(`${registryFile} is stale; run npm run gen\n`);
    process.exitCode = 1;
  } else {
    writeFileSync(registryFile, wanted);
  }
}
