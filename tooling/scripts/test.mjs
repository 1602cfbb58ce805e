// `npm test`: installs what it needs, runs unit, law, vector and integration tests, and ends with `N passed, N failed`.
// Arguments name suites to run instead of all: `npm test -- unit integration`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installIfNeeded } from './install.mjs';
import { root } from './root.mjs';

await installIfNeeded();

const suites = ['unit', 'integration'];
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
for (const name of wanted)
  if (!suites.includes(name)) throw new Error(`no suite ${name}; there are ${suites.join(', ')}`);
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

const totals = { passed: 0, failed: 0, skipped: [] };
for (const suite of suites.filter((name) => wanted.length === 0 || wanted.includes(name))) {
  const started = Date.now();
  console.log(`\n== ${suite} tests`);
  const { status, output } = await runVitest(suite);
  const report = read(output);
  const failed =
    (report?.numFailedTests ?? 0) +
    (report?.testResults ?? []).filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  totals.passed += report?.numPassedTests ?? 0;
  // A run that broke down without naming a test still counts as a failure.
  totals.failed += failed > 0 || status === 0 ? failed : 1;
  for (const file of report?.testResults ?? [])
    for (const test of file.assertionResults)
      if (test.status === 'skipped' || test.status === 'pending')
        totals.skipped.push(`${path.relative(root, file.name)}: ${test.fullName}`);
  console.log(`== ${suite} tests took ${((Date.now() - started) / 1000).toFixed(0)} s`);
}
rmSync(folder, { recursive: true, force: true });

if (totals.skipped.length > 0) console.log(`\nskipped:\n${totals.skipped.map((name) => `  ${name}`).join('\n')}`);
const skipped = totals.skipped.length > 0 ? `, ${totals.skipped.length} skipped` : '';
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 || totals.passed === 0 ? 1 : 0);
