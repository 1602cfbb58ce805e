// Installs the workspaces from the lockfile when that has not been done yet, or the lockfile has changed since.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { runProgram } from './run-program.mjs';

const stamp = path.join(root, 'node_modules', '.assay-installed');

/** Fails with a sentence on a Node.js too old to run anything here. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Assay needs Node.js 20.19 or newer; this is ${process.versions.node}. Install a newer one and run the command again.`,
  );
  process.exit(1);
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}-${process.versions.modules}\n`);
  return hash.update(readFileSync(path.join(root, 'package-lock.json'))).digest('hex');
}

/** Whether node_modules holds what the lockfile says, for this Node.js. */
export function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/** Runs `npm ci` unless node_modules already holds what the lockfile says. Answers whether it installed. */
export async function installIfNeeded(log = console.error, onStart = undefined) {
  checkNode();
  if (isInstalled()) return false;
  log('installing packages from the lockfile (about a minute the first time)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--no-update-notifier'];
  const { status, reason } = await runProgram(npm, args, {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
    onStart,
  });
  if (status !== 0) {
    console.error(
      `npm ci did not finish (${reason}). Check the network and the free disk space (about 1 GB is needed), then run the command again.`,
    );
    process.exit(1);
  }
  writeFileSync(stamp, fingerprint());
  return true;
}
