import { z } from 'zod';
import { type BuiltMetric, buildMetric, type Json, type ScoredResult, type ScoreResult } from '../../src/index';
import { bleuStatisticsSchema } from '../../src/metrics/bleu/statistics';
import { bleuTokenizers, bleuTokens } from '../../src/metrics/bleu/tokenizers';
import { trimEnd } from '../../src/text/whitespace';
import { outcomeOf, runMetric } from '../run-metric';
import type { Comparison, Family, VectorCase } from '../vector-case';

const texts = z.array(z.string());
const percent = (fraction: number): number => fraction * 100;
/** Identical texts come out a rounding error above 100. */
const atMost100 = (score: unknown): unknown => (typeof score === 'number' ? Math.min(100, score) : score);

const sentence: Family = async ({ settings, input, expected }) => {
  const references = z.union([texts, z.string().transform((text) => [text])]).parse(input['references']);
  const result = await runMetric('bleu', settings, { output: input['hypothesis'] ?? null, references });
  if (result.status === 'unscored') return [{ what: 'score', actual: result.error.code, expected: expected['score'] }];
  const statistics = bleuStatisticsSchema.parse(result.metadata['statistics']);
  const whole = [
    { what: 'score', actual: percent(result.score), expected: atMost100(expected['score']) },
    { what: 'precisions', actual: precisionsOf(result), expected: expected['precisions'] },
    { what: 'bp', actual: result.metadata['brevityPenalty'], expected: expected['bp'] },
    { what: 'sys_len', actual: statistics.outputLength, expected: expected['sys_len'] },
    { what: 'ref_len', actual: statistics.closestLength, expected: expected['ref_len'] },
  ];
  // With add-k the reference project reports counts after adding.
  if (settings['smooth_method'] === 'add-k') return whole;
  return [
    ...whole,
    { what: 'counts', actual: statistics.counts, expected: expected['counts'] },
    { what: 'totals', actual: statistics.totals, expected: expected['totals'] },
  ];
};

function precisionsOf(result: ScoredResult): readonly number[] {
  return result.subScores.map(({ value }) => percent(z.number().parse(value)));
}

const corpus: Family = async ({ settings, input, expected }) => {
  const hypotheses = texts.parse(input['hypotheses']);
  const streams = z.array(z.array(z.string().nullable())).parse(input['references']);
  const { smooth_method, smooth_value, use_effective_order, ...others } = settings;
  const corpusSettings = {
    ...others,
    corpusSmoothing: smooth_method,
    smoothingValue: smooth_value,
    corpusEffectiveOrder: use_effective_order,
  };
  const references = hypotheses.map((_, index) => streams.map((stream) => stream[index] ?? null));
  const isError = expected['error'] !== undefined;
  return compareCorpus({ settings: corpusSettings, hypotheses, references, isError }, (score, precisions) => [
    { what: 'score', actual: score === null ? null : percent(score), expected: atMost100(expected['score']) },
    { what: 'precisions', actual: precisions.map(percent), expected: expected['precisions'] },
  ]);
};

const huggingFace: Family = async ({ settings, input, expected }) => {
  if (settings['smooth'] === true) return [{ what: 'smooth', actual: 'not offered', expected: expected['bleu'] }];
  const hypotheses = texts.parse(input['predictions']);
  const lists = z.array(z.union([texts, z.string().transform((text) => [text])])).parse(input['references']);
  const tokenizer = settings['tokenizer'] === 'tokenizer_13a' ? '13a' : 'none';
  const hfSettings = { tokenizer, maxOrder: settings['max_order'], referenceLength: 'shortest' };
  const isError = expected['error'] !== undefined;
  return compareCorpus({ settings: hfSettings, hypotheses, references: lists, isError }, (score, precisions) => [
    { what: 'bleu', actual: score, expected: expected['bleu'] },
    { what: 'precisions', actual: precisions, expected: expected['precisions'] },
  ]);
};

type Corpus = {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly hypotheses: readonly string[];
  readonly references: readonly (readonly Json[])[];
  /** The reference project raised, so we must give no figure. */
  readonly isError: boolean;
};

async function compareCorpus(
  { settings, hypotheses, references, isError }: Corpus,
  compare: (score: number | null, precisions: readonly number[]) => readonly Comparison[],
): Promise<readonly Comparison[]> {
  const metric = buildMetric('bleu', settings);
  const results = await Promise.all(
    hypotheses.map((output, index) =>
      metric.evaluate({ input: '', output, references: references[index] ?? [], metadata: {} }),
    ),
  );
  const unscored = results.find((result) => result.status === 'unscored');
  if (isError) return [{ what: 'no figure', actual: unscored ? null : scoreOf(metric, results), expected: null }];
  if (unscored) return [{ what: 'every case scored', actual: outcomeOf(unscored), expected: 'scored' }];
  const aggregate = metric.aggregate?.(results.filter((result) => result.status === 'scored'));
  return compare(scoreOf(metric, results), z.array(z.number()).parse(aggregate?.metadata['precisions']));
}

function scoreOf(metric: BuiltMetric, results: readonly ScoreResult[]): number | null {
  return metric.aggregate?.(results.filter((result) => result.status === 'scored')).score ?? null;
}

function tokenizers({ settings, input, expected }: VectorCase): readonly Comparison[] {
  const tokenizer = z.enum(bleuTokenizers).parse(settings['tokenize']);
  const text = trimEnd(z.string().parse(input['text']));
  const normal = z.string().parse(expected['tokenized']);
  return [{ what: 'tokens', actual: bleuTokens(text, tokenizer), expected: bleuTokens(normal, 'none') }];
}

/** Families that hold the metric `bleu`. */
export const bleuFamilies: Readonly<Record<string, Family>> = {
  sacrebleu_sentence_bleu: sentence,
  sacrebleu_sentence_bleu_triples: sentence,
  sacrebleu_corpus_bleu: corpus,
  hf_evaluate_bleu: huggingFace,
  sacrebleu_tokenizers: tokenizers,
};
