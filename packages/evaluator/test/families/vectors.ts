import { z } from 'zod';
import { buildMetric, type Json, type MetricPorts, type TokenEmbeddings, tokenWeights } from '../../src/index';
import { greedyMatch, type WeightedTokens } from '../../src/metrics/bert_score/greedy-match';
import { embedWords } from '../scripted-ports';
import type { Comparison, Family } from '../vector-case';

const numbers = z.array(z.number());
const rows = z.array(numbers);
const pairOfVectors = z.object({ a: numbers, b: numbers });

/** The two vectors stand for the texts `a` and `b`. */
const cosine: Family = async ({ input, expected }) => {
  const { a, b } = pairOfVectors.parse(input);
  const embedding: MetricPorts['embedding'] = async (texts) => texts.map((text) => (text === 'a' ? a : b));
  const sample = { input: '', output: 'a', references: ['b'], metadata: {} };
  const result = await buildMetric('semantic_similarity').evaluate(sample, { embedding });
  const actual = result.status === 'scored' ? result.value : result.error.code;
  return [{ what: 'cosine', actual, expected: expected['score'] }];
};

const batchSchema = z.object({
  ref_embedding: z.array(rows),
  ref_masks: rows,
  ref_idf: rows,
  hyp_embedding: z.array(rows),
  hyp_masks: rows,
  hyp_idf: rows,
});

/** Padding, which only batches of tensors have, is taken away. */
const greedy: Family = ({ input, expected }) => {
  const batch = batchSchema.parse(input);
  const matches = batch.hyp_embedding.map((_, index) =>
    greedyMatch(
      unpadded(batch.hyp_embedding[index], batch.hyp_masks[index], batch.hyp_idf[index]),
      unpadded(batch.ref_embedding[index], batch.ref_masks[index], batch.ref_idf[index]),
    ),
  );
  return [
    { what: 'P', actual: matches.map(({ precision }) => precision), expected: withoutNaN(expected['P']) },
    { what: 'R', actual: matches.map(({ recall }) => recall), expected: withoutNaN(expected['R']) },
    { what: 'F', actual: matches.map(({ f1 }) => f1), expected: withoutNaN(expected['F']) },
  ];
};

function unpadded(vectors: number[][] = [], mask: number[] = [], weights: number[] = []): WeightedTokens {
  const isThere = (_: unknown, index: number): boolean => mask[index] === 1;
  return { vectors: vectors.filter(isThere), weights: weights.filter(isThere) };
}

/** A figure that is no number is null with us. */
function withoutNaN(figures: Json | undefined): readonly (number | null)[] {
  return z
    .array(z.union([z.number(), z.looseObject({ __special: z.literal('NaN') }).transform(() => null)]))
    .parse(figures);
}

const scoreSchema = z.object({
  candidates: z.array(z.string()),
  references: z.array(z.union([z.array(z.string()), z.string().transform((text) => [text])])),
  token_embeddings: z.record(z.string(), numbers),
  baseline_row: z
    .object({ P: z.number(), R: z.number(), F: z.number() })
    .transform(({ P, R, F }) => ({ precision: P, recall: R, f1: F }))
    .optional(),
});

/** The original computes with 32-bit numbers. */
const float32Tolerance = 1e-5;
const figures = { P: 'precision', R: 'recall', F: 'f1' } as const;

const endToEnd: Family = async ({ settings, input, expected }) => {
  const { candidates, references, token_embeddings: table, baseline_row: baseline } = scoreSchema.parse(input);
  const vectorOf = (word: string): number[] => table[word] ?? [];
  const wordsOf = (text: string): string[] => ['[CLS]', ...text.split(/\s+/).filter((word) => word !== ''), '[SEP]'];
  // The weights are counted over the references, or given by the case.
  const given = z.record(z.string(), z.number()).safeParse(settings['idf']);
  const counted = tokenWeights(references.flat().map(wordsOf));
  const weightOf = (word: string): number => (given.success ? (given.data[word] ?? 0) : counted(word));
  const tokenEmbedding = async (texts: readonly string[]): Promise<TokenEmbeddings> => ({
    ...{ model: 'table', layer: 0, library: 'test 1', baseline },
    texts: texts.map((text) => embedWords(text, vectorOf, weightOf)),
  });
  const rules = { idf: settings['idf'] !== false, rescale_with_baseline: settings['rescale_with_baseline'] };
  const results = await Promise.all(
    candidates.map((output, index) => {
      const sample = { input: '', output, references: references[index] ?? [], metadata: {} };
      return buildMetric('bert_score', rules).evaluate(sample, { tokenEmbedding });
    }),
  );
  return Object.entries(figures).map(
    ([name, key]): Comparison => ({
      what: name,
      actual: results.map((result) =>
        result.status === 'scored' ? result.subScores.find((part) => part.key === key)?.value : null,
      ),
      expected: withoutNaN(expected[name]),
      tolerance: float32Tolerance,
    }),
  );
};

/** Families that hold `semantic_similarity` and `bert_score`. */
export const vectorFamilies: Readonly<Record<string, Family>> = {
  embedding_cosine_agenta: cosine,
  embedding_cosine_potato: cosine,
  bertscore_greedy: greedy,
  bertscore_end_to_end: endToEnd,
};
