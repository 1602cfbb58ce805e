// Builds the portal, the worker, the launcher and the sample agent, unless the sources are those of the last build.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const stamp = path.join(root, 'node_modules', '.cache', 'assay-built');
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

function runTurbo(extra) {
  const turbo = path.join(root, 'node_modules/turbo/bin/turbo');
  const filters = apps.map((name) => `--filter=${name}`);
  const args = [turbo, 'run', 'build', ...filters, '--output-logs=errors-only', '--no-update-notifier', ...extra];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
    },
  });
  // What it says is of interest only when it fails.
  let said = '';
  const listen = (chunk) => {
    said += chunk;
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const stop = (signal) => child.kill(signal);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, stop);
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ said, reason: error.message }));
    child.on('close', (status, signal) => {
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, stop);
      resolve({ said, status, reason: signal ?? `status ${status}` });
    });
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Builds what is stale and answers whether anything was; ends the process with a sentence when that fails. */
export async function buildIfNeeded(log = console.error) {
  const wanted = fingerprint();
  if (isStampOf(wanted)) return false;
  log('building portal, worker, launcher and sample agent (about half a minute the first time)');
  const hadOutputs = missing().length === 0;
  // What was deleted by hand is built again even where a cache says that it was built before.
  const { status, reason, said } = await runTurbo(hadOutputs || !existsSync(stamp) ? [] : ['--force']);
  if (status !== 0) {
    fail(
      `${said}\nThe build did not finish (${reason}); what it said is above. Check the free disk space and that this folder may be written to, then run the command again.`,
    );
  }
  if (missing().length > 0) fail(`The build finished without making ${missing().join(', ')}. Run the command again.`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
  return true;
}
