import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

const repository = path.resolve(import.meta.dirname, '../../..');
const slowMs = 120_000;

const metric = `import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { scored } from '../../score';
import { toText } from '../../text/to-text';

export default defineMetric({
  type: 'made_up',
  version: 1,
  title: 'Made up',
  description: 'Does the answer say the word?',
  howToRead: 'Share of answers that say it.',
  family: 'property',
  range: [0, 1],
  direction: 'maximize',
  source: 'nowhere',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: [],
  settings: z.object({
    word: z.string().default('please').meta({ title: 'Word', description: 'What the answer must say.' }),
  }),
  evaluate: (sample, { word }) => scored(toText(sample.output).includes(word) ? 1 : 0, 'looked for the word'),
});
`;
const vectors = {
  source: 'counting',
  tolerance: 0,
  cases: [
    { name: 'says it', output: 'please wait', score: 1 },
    { name: 'does not', output: 'wait', score: 0 },
  ],
};
const readme = ['# Made up', '## Formula', '## Range', '## Example', '## Weaknesses', '## Source'].join('\n\n');

let copy = '';

function run(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { cwd: path.join(copy, 'packages/evaluator'), encoding: 'utf8', stdio: 'pipe' });
}

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'assay-made-up-'));
  const files = (file: string) => !/node_modules|[\\/]dist([\\/]|$)/.test(path.relative(repository, file));
  for (const part of [
    'packages/evaluator',
    'packages/stats',
    'tooling/tsconfig',
    'tooling/scripts',
    'vitest.config.ts',
  ])
    cpSync(path.join(repository, part), path.join(copy, part), { recursive: true, filter: files });
  symlinkSync(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'));
  mkdirSync(path.join(copy, 'docs'));
  const folder = path.join(copy, 'packages/evaluator/src/metrics/made_up');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'metric.ts'), metric);
  writeFileSync(path.join(folder, 'vectors.json'), JSON.stringify(vectors));
  writeFileSync(path.join(folder, 'README.md'), readme);
  run('npx', ['--no-install', 'tsx', 'scripts/gen-registry.ts']);
}, slowMs);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it(
  'a new metric folder is in the registry, with its form and its reference, and no other file was touched',
  () => {
    const script = `import { describeMetric } from './src/index'; console.log(JSON.stringify(describeMetric('made_up')));`;
    expect(JSON.parse(run('npx', ['--no-install', 'tsx', '--eval', script]))).toMatchObject({
      title: 'Made up',
      settings: { properties: { word: { title: 'Word', default: 'please', type: 'string' } } },
    });
    const reference = readFileSync(path.join(copy, 'docs/metrics.md'), 'utf8');
    expect(reference).toContain('| `word` | string | `"please"` | What the answer must say. |');
  },
  slowMs,
);

it(
  'a new metric folder is held to its values and its laws',
  () => {
    const args = [
      '--no-install',
      'vitest',
      'run',
      '--root',
      copy,
      '--project',
      'unit',
      '-t',
      'made_up',
      '--reporter=json',
    ];
    const printed = run('npx', [...args, 'packages/evaluator/test/conformance.test.ts']);
    expect(z.object({ numPassedTests: z.number() }).parse(JSON.parse(printed)).numPassedTests).toBeGreaterThan(5);
  },
  slowMs,
);
