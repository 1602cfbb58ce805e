// `npm test`: installs what it needs, runs unit, law, vector, integration and browser tests, and ends with
// `N passed, N failed`.
// Arguments name suites to run instead of those: `npm test -- unit integration`, `npm run test:faults`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { findChromium, playwrightCli } from './find-chromium.mjs';
import { installIfNeeded } from './install.mjs';
import { root } from './root.mjs';

await installIfNeeded();

const usual = ['unit', 'integration', 'e2e'];
/** The long ones, which run on their own or in CI. */
const long = ['faults'];
const suites = [...usual, ...long];
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
for (const name of asked)
  if (!suites.includes(name)) throw new Error(`no suite ${name}; there are ${suites.join(', ')}`);
const wanted = asked.length === 0 ? usual : asked;
const folder = mkdtempSync(path.join(os.tmpdir(), 'assay-test-'));

function runVitest(suite) {
  const output = path.join(folder, `${suite}.json`);
  const args = [
    '--no-install',
    'vitest',
    'run',
    '--project',
    suite,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${output}`,
  ];
  return new Promise((resolve) => {
    const child = spawn('npx', args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('exit', (status) => resolve({ status, output }));
  });
}

function read(output) {
  try {
    return JSON.parse(readFileSync(output, 'utf8'));
  } catch {
    return undefined;
  }
}

async function vitestFigures(suite) {
  const { status, output } = await runVitest(suite);
  const report = read(output);
  const files = report?.testResults ?? [];
  const brokenFiles = files.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const skipped = files.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'skipped' || test.status === 'pending')
      .map((test) => `${path.relative(root, file.name)}: ${test.fullName}`),
  );
  return {
    status,
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + brokenFiles,
    skipped,
  };
}

/** Every test of a Playwright suite and of the suites in it, with its full name. */
function* specsOf(suite, names = []) {
  const own = [...names, suite.title];
  for (const spec of suite.specs ?? []) yield { name: [...own, spec.title].join(' › '), spec };
  for (const inner of suite.suites ?? []) yield* specsOf(inner, own);
}

async function e2eFigures() {
  const { path: chromium, reason } = findChromium();
  if (reason !== undefined) return { status: 0, passed: 0, failed: 0, skipped: [`browser tests: ${reason}`] };
  const output = path.join(folder, 'e2e.json');
  const env = { ...process.env, ASSAY_E2E_CHROMIUM: chromium ?? '', ASSAY_E2E_REPORT: output };
  const status = await new Promise((resolve) => {
    const options = { cwd: path.join(root, 'apps/portal'), stdio: ['ignore', 'inherit', 'inherit'], env };
    spawn(process.execPath, [playwrightCli(), 'test'], options).on('exit', resolve);
  });
  const report = read(output);
  const skipped = (report?.suites ?? [])
    .flatMap((suite) => [...specsOf(suite)])
    .filter(({ spec }) => spec.tests.every((test) => test.status === 'skipped'))
    .map(({ name }) => name);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return { status, passed: expected, failed: unexpected + flaky, skipped };
}

// The launcher and the browser tests run what is built.
if (wanted.some((name) => name !== 'unit')) await buildIfNeeded(console.log);

const totals = { passed: 0, failed: 0, skipped: [] };
for (const suite of suites.filter((name) => wanted.includes(name))) {
  const started = Date.now();
  console.log(`\n== ${suite} tests`);
  const { status, passed, failed, skipped } = await (suite === 'e2e' ? e2eFigures() : vitestFigures(suite));
  totals.passed += passed;
  // A run that broke down without naming a test still counts as a failure.
  totals.failed += failed > 0 || status === 0 ? failed : 1;
  totals.skipped.push(...skipped);
  console.log(`== ${suite} tests took ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
rmSync(folder, { recursive: true, force: true });

if (totals.skipped.length > 0) console.log(`\nskipped:\n${totals.skipped.map((name) => `  ${name}`).join('\n')}`);
const skipped = totals.skipped.length > 0 ? `, ${totals.skipped.length} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);
