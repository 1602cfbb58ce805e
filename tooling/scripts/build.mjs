// Builds the portal, the worker, the launcher and the sample agent, unless the sources are those of the last build.
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { runProgram } from './run-program.mjs';

const stamp = path.join(root, 'node_modules', '.cache', 'assay-built');
/** What the build says; of interest only when it fails. */
const logFile = path.join(root, '.turbo', 'build.log');
const apps = ['@assay/portal', '@assay/worker', '@assay/cli', '@assay/faq-agent'];
const outputs = [
  'apps/portal/.next/BUILD_ID',
  'apps/worker/dist/main.js',
  'apps/cli/dist/main.js',
  'examples/faq-agent/dist/main.js',
];
const sources = ['apps', 'packages', 'examples/faq-agent', 'tooling/tsconfig', 'turbo.json', 'package-lock.json'];
const skippedFolders = new Set([
  ...['node_modules', 'dist', '.next', '.turbo', 'coverage'],
  ...['e2e', 'bench', 'test-data', 'test-support', 'test-vectors', 'vectors', 'playwright-report', 'test-results'],
]);
const skippedFiles = /\.test\.tsx?$|\.md$|^vectors\.json$|^next-env\.d\.ts$|\.tsbuildinfo$/;

function* walk(relative) {
  const entries = readdirSync(path.join(root, relative), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = `${relative}/${entry.name}`;
    if (entry.isDirectory() && !skippedFolders.has(entry.name)) yield* walk(child);
    if (entry.isFile() && !skippedFiles.test(entry.name)) yield child;
  }
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources) {
    const files = source.includes('.') ? [source] : walk(source);
    for (const file of files)
      hash
        .update(`${file}\0`)
        .update(readFileSync(path.join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

const missing = () => outputs.filter((file) => !existsSync(path.join(root, file)));

function isStampOf(wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && missing().length === 0;
}

/** Whether everything `npm start` runs is built from the sources as they are now. */
export function isBuilt() {
  return isStampOf(fingerprint());
}

async function runTurbo(onStart) {
  const turbo = path.join(root, 'node_modules/turbo/bin/turbo');
  const filters = apps.map((name) => `--filter=${name}`);
  const args = [turbo, 'run', 'build', ...filters, '--output-logs=errors-only', '--no-update-notifier'];
  mkdirSync(path.dirname(logFile), { recursive: true });
  // A file rather than a pipe: should we be killed, the build ends in order, and the next start waits for that.
  const out = openSync(logFile, 'w');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  };
  try {
    return await runProgram(process.execPath, args, { cwd: root, stdio: ['ignore', out, out], env, onStart });
  } finally {
    closeSync(out);
  }
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Builds what is stale and answers whether anything was; ends the process with a sentence when that fails. */
export async function buildIfNeeded(log = console.error, onStart = undefined) {
  const wanted = fingerprint();
  if (isStampOf(wanted)) return false;
  log('building portal, worker, launcher and sample agent (about a minute the first time)');
  const { status, reason } = await runTurbo(onStart);
  if (status !== 0) {
    fail(
      `${readFileSync(logFile, 'utf8')}\nThe build did not finish (${reason}); what it said is above. Check the free disk space and that this folder may be written to, then run the command again.`,
    );
  }
  if (missing().length > 0) fail(`The build finished without making ${missing().join(', ')}. Run the command again.`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}
