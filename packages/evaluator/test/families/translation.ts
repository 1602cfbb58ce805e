import { z } from 'zod';
import { buildMetric, type Json, type ScoredResult } from '../../src/index';
import type { Family } from '../vector-case';

const texts = z.array(z.string());
const percent = (fraction: number): number => fraction * 100;

/** Sentence or corpus chrF, in percent as sacrebleu gives it. */
const chrf: Family = async ({ settings, input, expected }) => {
  const { level, ...rules } = settings;
  const metric = buildMetric('chrf', rules);
  const pairs = level === 'corpus' ? corpusPairs(input) : [sentencePair(input)];
  const results = await Promise.all(pairs.map((pair) => metric.evaluate({ input: '', metadata: {}, ...pair })));
  const scored = results.filter((result) => result.status === 'scored');
  if (level !== 'corpus') return [{ what: 'score', actual: percentOf(scored[0]), expected: expected['score'] }];
  const aggregate = metric.aggregate?.(scored).score ?? null;
  const actual = aggregate === null ? 'no figure' : percent(aggregate);
  return [{ what: 'score', actual, expected: expected['error'] === undefined ? expected['score'] : 'no figure' }];
};

function percentOf(result: ScoredResult | undefined): number | string {
  return result === undefined ? 'unscored' : percent(result.score);
}

type Pair = { readonly output: Json; readonly references: readonly Json[] };

function sentencePair(input: Readonly<Record<string, Json>>): Pair {
  const references = z.union([texts, z.string().transform((text) => [text])]).parse(input['references']);
  return { output: input['hypothesis'] ?? null, references };
}

/** References come as streams: one list per reference number, null where a case has fewer. */
function corpusPairs(input: Readonly<Record<string, Json>>): readonly Pair[] {
  const streams = z.array(z.array(z.string().nullable())).parse(input['references']);
  return texts.parse(input['hypotheses']).map((output, index) => ({
    output,
    references: streams.map((stream) => stream[index] ?? null),
  }));
}

/** Sentence or corpus TER, in percent as sacrebleu gives it, with the counts behind it. */
const ter: Family = async ({ settings, input, expected }) => {
  const { level, ...rules } = settings;
  const metric = buildMetric('ter', rules);
  const pairs = level === 'corpus' ? corpusPairs(input) : [sentencePair(input)];
  const results = await Promise.all(pairs.map((pair) => metric.evaluate({ input: '', metadata: {}, ...pair })));
  const scored = results.filter((result) => result.status === 'scored');
  const aggregate = metric.aggregate?.(scored);
  if (expected['error'] !== undefined) return [{ what: 'no figure', actual: aggregate?.score ?? null, expected: null }];
  const { rate, edits, referenceLength } = aggregate?.metadata ?? {};
  return [
    { what: 'score', actual: percent(z.number().parse(rate)), expected: expected['score'] },
    ...(level === 'corpus' ? [] : [{ what: 'value', actual: scored[0]?.value, expected: rate }]),
    { what: 'num_edits', actual: edits, expected: expected['num_edits'] },
    { what: 'ref_length', actual: referenceLength, expected: expected['ref_length'] },
  ];
};

/** Families that hold `chrf` and `ter`. */
export const translationFamilies: Readonly<Record<string, Family>> = { sacrebleu_chrf: chrf, sacrebleu_ter: ter };
