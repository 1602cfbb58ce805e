import { spawnSync } from 'node:child_process';

const program = 'redis-server';

/** A program to run, or why there is none. */
export type FoundProgram = { readonly path: string } | { readonly reason: string };

function isRunnable(): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

function installWithApt(): string | undefined {
  if (process.getuid?.() !== 0) return `${program} is not on PATH and only root can install it`;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      encoding: 'utf8',
      // The package would start a server of its own; at run level 1 Debian starts no services.
      env: {
        PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
        DEBIAN_FRONTEND: 'noninteractive',
        RUNLEVEL: '1',
      },
    });
  const install = () => apt('install', '-y', '--no-install-recommends', program);
  if (install().status === 0) return undefined;
  apt('update');
  const { status, stderr } = install();
  if (status === 0) return undefined;
  return `${program} is not on PATH and apt-get could not install it: ${stderr?.trim().split('\n').at(-1) ?? 'no apt-get'}`;
}

/** Finds `redis-server` on PATH, or installs Debian's package when we are root. */
export function findRedisServer(): FoundProgram {
  if (isRunnable()) return { path: program };
  const reason = installWithApt();
  return reason === undefined ? { path: program } : { reason };
}
