/**
 * Pairs a second of every metric that needs nothing but texts, on realistic pairs repeated to 10,000, next to npm peers
 * where they do the same job; then texts of 5,000 tokens and of a megabyte, and the heap over 100,000 pairs. Prints a table
 * and writes `bench/results/evaluator.json`.
 *
 *   npm run bench -w packages/evaluator
 */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import * as autoevals from 'autoevals';
import { distance } from 'fastest-levenshtein';
import jsLevenshtein from 'js-levenshtein';
import * as jsRouge from 'js-rouge';
import { type BuiltMetric, buildMetric, describeMetric, type Json, listMetrics, type Sample } from '../src/index';
import { longText, type Pair, realisticPairs } from './pairs';

const nPairs = 10_000;
const heapPairs = 100_000;
const rounds = 3;
/** A peer that is slow is asked for this many pairs only. */
const fewPairs = 2_000;
const million = 1_000_000;
/** Figures of Python projects measured on another such machine, for orientation. */
const pythonFigures = { rouge: 18_700, bleu: 14_000 };

type Scorer = (pair: Pair) => unknown;

const sampleOf = (output: Json, reference: Json): Sample => ({
  input: '',
  output,
  references: [reference],
  metadata: {},
});
const scorerOf =
  (metric: BuiltMetric): Scorer =>
  ({ output, reference }) =>
    metric.evaluate(sampleOf(output, reference));

/** Median pairs a second over the rounds, after one round to warm up. */
async function pairsPerSecond(pairs: readonly Pair[], score: Scorer, count: number): Promise<number> {
  const rates: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    for (let index = 0; index < count; index += 1) await score(pairs[index % pairs.length] as Pair);
    rates.push(count / ((performance.now() - started) / 1_000));
  }
  const counted = rates.slice(1).sort((a, b) => a - b);
  return Math.round(counted[Math.floor(counted.length / 2)] ?? 0);
}

/** Milliseconds of the fastest of three. */
async function milliseconds(work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    await work();
    best = Math.min(best, performance.now() - started);
  }
  return Math.round(best * 10) / 10;
}

/** The pair as objects of twelve fields, nested. */
function asObjects({ output, reference }: Pair, index: number): { readonly output: Json; readonly reference: Json } {
  const object = (text: string): Json => {
    const words = text.split(' ');
    const [city = '', zip = ''] = words;
    return {
      ...{ id: index, name: words.slice(0, 2).join(' '), email: `${city}@example.org`, active: index % 2 === 0 },
      address: { city, zip, geo: { lat: index % 90, lon: index % 180 } },
      ...{ tags: words.slice(3, 6), note: words.slice(4, 10).join(' ') },
    };
  };
  return { output: object(output), reference: object(reference) };
}

function print(rows: readonly Readonly<Record<string, string | number>>[]): void {
  const names = Object.keys(rows[0] ?? {});
  const widths = names.map((name) => Math.max(name.length, ...rows.map((row) => String(row[name]).length)));
  const line = (cells: readonly (string | number)[]): string =>
    cells.map((cell, place) => String(cell).padEnd(widths[place] ?? 0)).join('  ');
  console.log(line(names));
  for (const row of rows) console.log(line(names.map((name) => row[name] ?? '')));
}

const { source, pairs } = realisticPairs();
console.log(
  `${source}, repeated to ${nPairs}; ${os.cpus()[0]?.model ?? 'unknown processor'}, Node.js ${process.version}\n`,
);

const plain = listMetrics().filter(({ needs }) => needs.every((need) => need === 'reference'));
const metrics: { metric: string; pairsPerSecond: number }[] = [];
for (const { type } of plain) {
  const metric = buildMetric(type, describeMetric(type).exampleSettings);
  metrics.push({ metric: type, pairsPerSecond: await pairsPerSecond(pairs, scorerOf(metric), nPairs) });
}
print(metrics);

const [rouge1, rouge2, rougeL] = ['rouge1', 'rouge2', 'rougeL'].map((name) =>
  scorerOf(buildMetric(name, { tokenizer: 'ascii' })),
) as [Scorer, Scorer, Scorer];
const allRouge: Scorer = async (pair) => [await rouge1(pair), await rouge2(pair), await rougeL(pair)];
const peerRouge: Scorer = ({ output, reference }) => [
  jsRouge.n(output, reference, { n: 1 }),
  jsRouge.n(output, reference, { n: 2 }),
  jsRouge.l(output, reference, {}),
];
const shortEnough = pairs.filter(({ output }) => /\w\s+\w/.test(output));
const objects = pairs.map(asObjects);
const jsonDiff = buildMetric('json_diff_match');
const objectOf = new Map(pairs.map((pair, index) => [pair, objects[index]]));
const objectAt = (pair: Pair) => objectOf.get(pair) ?? { output: null, reference: null };

const ours = async (score: Scorer): Promise<number> => await pairsPerSecond(shortEnough, score, nPairs);
const theirs = async (score: Scorer): Promise<number> => await pairsPerSecond(shortEnough, score, fewPairs);
const versus = [
  { job: 'ROUGE-1 + 2 + L', peer: 'js-rouge', ours: await ours(allRouge), peers: await theirs(peerRouge) },
  {
    job: 'ROUGE-1 + 2 + L',
    peer: 'rouge_score (Python, elsewhere)',
    ours: await ours(allRouge),
    peers: pythonFigures.rouge,
  },
  {
    job: 'sentence BLEU',
    peer: 'sacrebleu (Python, elsewhere)',
    ours: await ours(scorerOf(buildMetric('bleu'))),
    peers: pythonFigures.bleu,
  },
  {
    job: 'edit distance',
    peer: 'fastest-levenshtein, bare',
    ours: await ours(scorerOf(buildMetric('edit_distance'))),
    peers: await ours(({ output, reference }) => distance(output, reference)),
  },
  {
    job: 'edit distance',
    peer: 'js-levenshtein, bare',
    ours: await ours(scorerOf(buildMetric('edit_distance'))),
    peers: await ours(({ output, reference }) => jsLevenshtein(output, reference)),
  },
  {
    job: 'edit distance',
    peer: 'autoevals Levenshtein',
    ours: await ours(scorerOf(buildMetric('edit_distance'))),
    peers: await theirs(({ output, reference }) => autoevals.Levenshtein({ output, expected: reference })),
  },
  {
    job: 'JSON diff',
    peer: 'autoevals JSONDiff',
    ours: await ours((pair) => jsonDiff.evaluate(sampleOf(objectAt(pair).output, objectAt(pair).reference))),
    peers: await theirs((pair) =>
      autoevals.JSONDiff({ output: objectAt(pair).output, expected: objectAt(pair).reference }),
    ),
  },
].map((row) => ({ ...row, ratio: Math.round((row.ours / row.peers) * 10) / 10 }));
console.log();
print(versus);

const [long, otherLong] = [longText(5_000, 1), longText(5_000, 2)];
const [mega, otherMega] = [longText(million / 6, 1).slice(0, million), longText(million / 6, 2).slice(0, million)];
const long5000 = await milliseconds(() => allRouge({ output: long, reference: otherLong }));
const megabytes: { metric: string; milliseconds: number; truncated: string }[] = [];
for (const { type } of plain) {
  const metric = buildMetric(type, describeMetric(type).exampleSettings);
  let isTruncated = false;
  const took = await milliseconds(async () => {
    const result = await metric.evaluate(sampleOf(mega, otherMega));
    isTruncated = JSON.stringify(result.metadata).includes('truncated');
  });
  megabytes.push({ metric: type, milliseconds: took, truncated: isTruncated ? 'yes' : '' });
}
console.log(`\nROUGE-1 + 2 + L of 5,000 tokens: ${long5000} ms; texts of a megabyte:`);
print(megabytes);

globalThis.gc?.();
const heapBefore = process.memoryUsage().heapUsed;
for (let index = 0; index < heapPairs; index += 1) await allRouge(pairs[index % pairs.length] as Pair);
globalThis.gc?.();
const heapGrowthMb = Math.round((process.memoryUsage().heapUsed - heapBefore) / 10_000) / 100;
console.log(`\nheap over ${heapPairs} pairs: ${heapGrowthMb} MB more than before`);

const results = {
  source,
  node: process.version,
  nPairs,
  metrics,
  versus,
  rouge5000TokensMs: long5000,
  megabytes,
  heapGrowthMb,
};
const file = fileURLToPath(new URL('./results/evaluator.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
