import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * An empty PostgreSQL of this process's own, for commands that replay migrations but keep nothing.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startThrowawayDatabase() {
  // From the repository's own packages, like the source it makes readable.
  const { register } = await import(createRequire(path.join(root, 'package.json')).resolve('tsx/esm/api'));
  const unregister = register();
  const { startEmbeddedPostgres } = await import('../../packages/db/src/index.ts');
  await unregister();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'assay-prisma-'));
  // When we are root the server runs as another account, which must be able to come in.
  chmodSync(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, log: () => {}, settings: { fsync: 'off' } });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
