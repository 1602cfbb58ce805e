// Finds a Chromium for the browser tests: on PATH, else Debian's package (as root), else the one Playwright downloads.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './root.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath() {
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
}

function fromDebian() {
  if (process.getuid?.() !== 0) return 'only root can install Debian’s package';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { encoding: 'utf8', env });
  const install = () => apt('install', '-y', '--no-install-recommends', 'chromium');
  if (install().status === 0) return;
  apt('update');
  const { status, stderr } = install();
  if (status !== 0) return `apt-get could not install chromium: ${stderr?.trim().split('\n').at(-1) ?? 'no apt-get'}`;
}

/** Playwright's command, of the portal's dependencies. */
export function playwrightCli() {
  const portal = createRequire(path.join(root, 'apps/portal/package.json'));
  return path.join(path.dirname(portal.resolve('@playwright/test/package.json')), 'cli.js');
}

function fromPlaywright() {
  const { status, stderr } = spawnSync(process.execPath, [playwrightCli(), 'install', 'chromium'], {
    encoding: 'utf8',
    timeout: 300_000,
  });
  if (status !== 0) return `Playwright could not download one: ${stderr?.trim().split('\n').at(-1) ?? 'no answer'}`;
}

/**
 * @returns {{ path?: string, reason?: string }} `path` of the program (absent with Playwright's own), or the `reason`
 *   there is none
 */
export function findChromium() {
  const found = onPath();
  if (found !== undefined) return { path: found };
  const debian = fromDebian();
  if (debian === undefined) return { path: onPath() };
  const playwright = fromPlaywright();
  return playwright === undefined ? {} : { reason: `no Chromium on PATH, ${debian}, ${playwright}` };
}
