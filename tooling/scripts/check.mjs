// `npm run check`: everything a person runs before committing and CI runs first, fast ones first. Stops at the first failure.
import { spawnSync } from 'node:child_process';
import { installIfNeeded } from './install.mjs';
import { root } from './root.mjs';

await installIfNeeded();

const steps = [
  ['generated files fresh', 'node', ['tooling/scripts/gen.mjs', '--check']],
  ['format and lint', 'npx', ['--no-install', 'biome', 'ci', '--error-on-warnings', '.']],
  // One program for all but the portal: every package is checked once, not once for each that imports it.
  ['types', 'npx', ['--no-install', 'tsc', '-p', 'tsconfig.json']],
  ['types of the portal', 'npx', ['--no-install', 'tsc', '-p', 'apps/portal']],
  ['walls', 'npx', ['--no-install', 'depcruise', 'packages', 'apps', 'examples', '--output-type', 'err']],
  ['dead code', 'npx', ['--no-install', 'knip', '--no-progress', '--no-config-hints']],
];

for (const [name, command, args] of steps) {
  const started = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (status !== 0) {
    console.error(`check: ${name} failed after ${seconds} s`);
    process.exit(1);
  }
  console.log(`check: ${name} ok (${seconds} s)`);
}
