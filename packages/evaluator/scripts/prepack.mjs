// Before `npm pack`: builds, and puts the manifest of the published library in place of the workspace's, which points at
// sources. `postpack.mjs` puts that back.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const kept = 'package.json.workspace';
// A pack that was cut off left the published manifest behind.
if (existsSync(kept)) copyFileSync(kept, 'package.json');

for (const cwd of ['../stats', '.']) {
  const { status } = spawnSync('npx', ['--no-install', 'tsup', '--silent'], { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}
for (const file of ['stats.js', 'stats.d.ts']) copyFileSync(`../stats/dist/${file}`, `dist/${file}`);

// Types are not bundled across packages; those of the statistics lie beside.
const types = readFileSync('dist/index.d.ts', 'utf8');
writeFileSync('dist/index.d.ts', types.replaceAll("'@assay/stats'", "'./stats.js'"));

const workspace = JSON.parse(readFileSync('package.json', 'utf8'));
const { name, version, license, type, sideEffects } = workspace;
const dependencies = Object.fromEntries(
  Object.entries(workspace.dependencies).filter(([library]) => !library.startsWith('@assay/')),
);
const published = {
  ...{ name, version, description: 'Metrics for the answers of AI agents', license, type, sideEffects },
  engines: { node: '>=20.19' },
  exports: {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './stats': { types: './dist/stats.d.ts', default: './dist/stats.js' },
  },
  files: ['dist', 'README.md'],
  dependencies,
  // npm reads the manifest again for what comes after packing.
  scripts: { postpack: workspace.scripts.postpack },
};
copyFileSync('package.json', kept);
writeFileSync('package.json', `${JSON.stringify(published, null, 2)}\n`);
