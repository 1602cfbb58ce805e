import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { metricFolders } from '../scripts/metric-folders';
import {
  type BuiltMetric,
  buildMetric,
  describeMetric,
  type Json,
  listMetrics,
  type ScoreResult,
  scoreResultSchema,
} from '../src/index';
import { lawfulPorts } from './lawful-ports';
import { anyValues, relatedTexts } from './related-samples';
import { scriptedPorts, scriptSchema } from './scripted-ports';

/** What a case of a metric may hold besides answer and references. */
const sampleShape = {
  input: z.string().default(''),
  metadata: z.record(z.string(), z.json()).default({}),
  context: z.array(z.string()).optional(),
  response: z.json().optional(),
  trajectory: z.json().optional(),
  latencyMs: z.number().optional(),
  usage: z.record(z.string(), z.number()).optional(),
};
const vectorsSchema = z.object({
  source: z.string().min(1),
  tolerance: z.number(),
  cases: z
    .array(
      z.object({
        name: z.string(),
        ...scriptSchema.shape,
        ...sampleShape,
        settings: z.record(z.string(), z.json()).default({}),
        output: z.json(),
        references: z.array(z.json()).default([]),
        score: z.number().optional(),
        value: z.json().optional(),
        error: z.string().optional(),
        /** Scores of parts by key. */
        parts: z.record(z.string(), z.number().nullable()).default({}),
      }),
    )
    .min(2),
});
const settingsSchema = z.looseObject({
  properties: z.record(z.string(), z.looseObject({ title: z.string().min(1), description: z.string().min(1) })),
});

/** Processor time, so that a busy machine does not count; each metric takes at most half of it. */
const longInputLimitMs = 15_000;
const million = 1_000_000;

/** BLEU and TER measure length against all references; SQuAD leaves a reference without words out beside another. */
const jointReferences = new Set(['bleu', 'ter', 'token_f1']);

/** Built once: some metrics compile a schema or load tables when they are first used. */
const exampleMetrics = new Map<string, BuiltMetric>();

function exampleMetric(type: string): BuiltMetric {
  const known = exampleMetrics.get(type) ?? buildMetric(type, describeMetric(type).exampleSettings);
  exampleMetrics.set(type, known);
  return known;
}

function score(type: string, output: Json, references: readonly Json[]): Promise<ScoreResult> {
  const metric = exampleMetric(type);
  const measured = { latencyMs: 120, usage: { inputTokens: 10, outputTokens: 5, costUsd: 0.001 } };
  return metric.evaluate({ input: 'What is it?', output, references, metadata: {}, ...measured }, lawfulPorts);
}

function fileOf(type: string, name: string): string {
  return fileURLToPath(new URL(`../src/metrics/${type}/${name}`, import.meta.url));
}

it('the registry holds every metric folder and nothing else', () => {
  expect(
    listMetrics()
      .map(({ type }) => type)
      .sort(),
  ).toEqual(metricFolders());
});

describe.each(listMetrics())('$type', ({ type, family, laws, range, needs }) => {
  it('has a README that tells range, formula, example and weaknesses', () => {
    const readme = readFileSync(fileOf(type, 'README.md'), 'utf8');
    for (const heading of ['## Formula', '## Range', '## Example', '## Weaknesses', '## Source']) {
      expect(readme).toContain(heading);
    }
  });

  it('describes every setting, with a default or an example', () => {
    const { settings, exampleSettings } = describeMetric(type);
    for (const [name, setting] of Object.entries(settingsSchema.parse(settings).properties)) {
      expect('default' in setting || name in exampleSettings, name).toBe(true);
    }
  });

  it('lets the reference column be chosen when it needs a reference', () => {
    const { properties } = settingsSchema.parse(describeMetric(type).settings);
    const comparesCalls = family === 'trajectory' && needs.includes('trajectory');
    expect('referenceColumn' in properties).toBe(comparesCalls || needs.includes('reference'));
  });

  it('gives its sourced values', async () => {
    expect(existsSync(fileOf(type, 'vectors.json'))).toBe(true);
    const { cases, tolerance } = vectorsSchema.parse(JSON.parse(readFileSync(fileOf(type, 'vectors.json'), 'utf8')));
    for (const { name, settings, replies, embeddings, returns, ...given } of cases) {
      const { score: wanted, value, error, parts, ...sample } = given;
      const ports = scriptedPorts({ replies, embeddings, returns });
      const result = await buildMetric(type, settings).evaluate(sample, ports);
      if (result.status === 'unscored') {
        expect(result.error.code, name).toBe(error);
        continue;
      }
      expect(error, name).toBeUndefined();
      expect(Math.abs(result.score - (wanted ?? Number.NaN)), name).toBeLessThanOrEqual(tolerance);
      if (value !== undefined) expect(result.value, name).toEqual(value);
      expect(Object.fromEntries(result.subScores.map((part) => [part.key, part.score])), name).toMatchObject(parts);
    }
  });

  it.each([
    ['texts', relatedTexts],
    ['values', anyValues],
  ])('never leaves its range on related %s, and its result fits the schema', async (_, samples) => {
    await fc.assert(
      fc.asyncProperty(samples, async ({ output, reference }) => {
        const result = await score(type, output, [reference]);
        expect(scoreResultSchema.safeParse(result).success).toBe(true);
        if (result.status !== 'scored') return;
        expect(result.score).toBeGreaterThanOrEqual(range[0]);
        expect(result.score).toBeLessThanOrEqual(range[1]);
      }),
    );
  });

  if (laws.perfectOnEqual)
    it('gives full marks to an answer that equals the reference', async () => {
      await fc.assert(
        fc.asyncProperty(relatedTexts, async ({ reference }) => {
          fc.pre(reference !== '');
          const result = await score(type, reference, [reference]);
          if (result.status === 'unscored') {
            expect(['invalid_reference', 'missing_reference']).toContain(result.error.code);
            return;
          }
          expect(result.score).toBe(1);
        }),
      );
    });

  if (laws.symmetric)
    it('does not mind which side is which', async () => {
      await fc.assert(
        fc.asyncProperty(relatedTexts, async ({ output, reference }) => {
          const [one, other] = await Promise.all([score(type, output, [reference]), score(type, reference, [output])]);
          if (one.status !== 'scored' || other.status !== 'scored') return;
          expect(one.score).toBeCloseTo(other.score, 12);
        }),
      );
    });

  if (needs.includes('reference'))
    it('is never hurt by one more reference', async () => {
      await fc.assert(
        fc.asyncProperty(relatedTexts, relatedTexts, async ({ output, reference }, { reference: another }) => {
          const [one, two] = await Promise.all([
            score(type, output, [reference]),
            score(type, output, [reference, another]),
          ]);
          if (one.status !== 'scored' || jointReferences.has(type)) return;
          expect(two.status === 'scored' && two.score >= one.score - 1e-12).toBe(true);
        }),
      );
    });

  if (needs.includes('reference'))
    it('leaves a case without a reference unscored', async () => {
      expect(await score(type, 'x', [])).toMatchObject({ status: 'unscored', error: { code: 'missing_reference' } });
      expect(await score(type, 'x', [null])).toMatchObject({
        status: 'unscored',
        error: { code: 'missing_reference' },
      });
    });

  it('answers within seconds for texts of a megabyte', async () => {
    const words = Array.from({ length: million / 5 }, (_, index) => (index * 7919) % 9973).join(' ');
    const lines = words.replaceAll(' 7', '\n7');
    const started = process.cpuUsage();
    for (const output of [lines, 'a'.repeat(million), '['.repeat(million), `{"a":${'[1,'.repeat(300_000)}`]) {
      await score(type, output, [words]);
      await score(type, output, [output]);
    }
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1_000).toBeLessThan(longInputLimitMs);
  }, 120_000);
});
