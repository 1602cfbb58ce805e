import { spawn } from 'node:child_process';
import path from 'node:path';

const folder = import.meta.dirname;

/**
 * Runs the Prisma CLI from the repository's root with the WebAssembly schema engine.
 *
 * @param {readonly string[]} args
 * @param {{ databaseUrl?: string, stdio?: import('node:child_process').StdioOptions }} options
 * @returns {Promise<{ code: number, stdout: string, stderr: string }>} output is empty when `stdio` is inherited
 */
export function runPrismaCli(args, { databaseUrl, stdio = 'inherit' } = {}) {
  const cli = path.join(folder, 'node_modules/prisma/build/index.js');
  const child = spawn(process.execPath, [cli, ...args, '--config', path.join(folder, 'prisma.config.ts')], {
    cwd: path.resolve(folder, '../..'),
    stdio,
    env: {
      ...process.env,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      PRISMA_SCHEMA_ENGINE_BINARY: path.join(folder, 'schema-engine.mjs'),
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    output.stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    output.stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, ...output }));
  });
}
