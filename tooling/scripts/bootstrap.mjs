// `npm start` and `npm run demo`: from a fresh clone to the running launcher. Installs what the lockfile says, builds
// what is stale, then hands over to apps/cli in this same process. Needs Node.js and npm, nothing else.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfNeeded, isBuilt } from './build.mjs';
import { checkNode, installIfNeeded, isInstalled } from './install.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { root } from './root.mjs';

checkNode();
// With --json standard output carries nothing but the result.
const say = process.argv.includes('--json') ? console.error : console.log;

async function timed(name, work) {
  const started = performance.now();
  if (await work()) say(`${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

async function prepare() {
  await oneAtATime(path.join(root, '.turbo', 'bootstrap.lock'), say, async (onStart) => {
    await timed('packages installed', () => installIfNeeded(say, onStart));
    await timed('built', () => buildIfNeeded(say, onStart));
  });
}

function explain(error) {
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS')
    return `${error.path ?? root} may not be written to by this account. Run the command as the account that owns ${root}, or in a copy of your own.`;
  if (error.code === 'ENOSPC')
    return `The disk that holds ${root} is full. Free about 1 GB there and run the command again.`;
  return error.stack;
}

try {
  if (!isInstalled() || !isBuilt()) await prepare();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
await import(pathToFileURL(path.join(root, 'apps/cli/dist/main.js')).href);
