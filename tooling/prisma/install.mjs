import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const folder = import.meta.dirname;

/**
 * Installs this folder's packages, once. They stay out of the workspaces because only schema authors need
 * them. Install scripts are off: they would try to download the native engine.
 *
 * @throws {Error} when npm could not install them
 */
export function installPrismaTooling() {
  if (existsSync(path.join(folder, 'node_modules/.package-lock.json'))) return;
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm could not install the packages of tooling/prisma:\n${stderr}`);
}
