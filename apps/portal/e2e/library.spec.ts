import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'esbuild';

const packages = path.resolve(import.meta.dirname, '../../../packages');
const evaluator = path.join(packages, 'evaluator');

/** A script that scores a case. */
const script = `
import { buildMetric, evaluateCase } from '@assay/evaluator';
import { mean } from '@assay/evaluator/stats';
const sample = { input: 'Capital of France?', output: 'It is Paris.', references: ['Paris'], metadata: {} };
const results = await evaluateCase([buildMetric('contains'), buildMetric('rouge1'), buildMetric('exact_match')], sample);
export const scores = [...results.map(({ score }) => score), mean(results.map(({ score }) => score))];
`;
const scores = [1, 0.5, 0, 0.5];

function npm(args: readonly string[], cwd: string): string {
  return execFileSync('npm', args, { cwd, encoding: 'utf8' });
}

/** An empty project with the packed evaluator library in it. */
function installLibrary(): string {
  // Beside the package, so that it finds the same tools; packing changes the manifest, which others read meanwhile.
  const copy = mkdtempSync(path.join(packages, '.pack-'));
  const project = mkdtempSync(path.join(os.tmpdir(), 'assay-library-'));
  try {
    const isLeftOut = (file: string) =>
      /node_modules|test-vectors|[\\/]dist([\\/]|$)/.test(path.relative(evaluator, file));
    cpSync(evaluator, copy, { recursive: true, filter: (file) => !isLeftOut(file) });
    const packed = npm(['pack', '--silent', '--pack-destination', project], copy).trim().split('\n').at(-1) ?? '';
    writeFileSync(path.join(project, 'package.json'), '{"private": true, "type": "module"}');
    npm(['install', '--prefer-offline', '--no-audit', '--no-fund', path.join(project, packed)], project);
    writeFileSync(path.join(project, 'score.js'), script);
    return project;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

test('the evaluator library, packed and installed into an empty project, scores from a script and from a page', async ({
  page,
}) => {
  const project = installLibrary();
  try {
    const main = "import { scores } from './score.js'; console.log(JSON.stringify(scores));";
    writeFileSync(path.join(project, 'main.js'), main);
    const printed = execFileSync(process.execPath, ['main.js'], { cwd: project, encoding: 'utf8' });
    expect(JSON.parse(printed)).toEqual(scores);

    writeFileSync(path.join(project, 'page.js'), "import { scores } from './score.js'; window.scores = scores;");
    const { outputFiles } = await build({
      absWorkingDir: project,
      entryPoints: ['page.js'],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
    });
    const html = `<!doctype html><title>Library</title><script type="module">${outputFiles[0]?.text}</script>`;
    const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    await page.goto(`http://127.0.0.1:${address.port}/`);
    await expect.poll(() => page.evaluate('window.scores')).toEqual(scores);
    server.close();
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});
