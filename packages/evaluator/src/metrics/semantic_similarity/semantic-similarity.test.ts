import { expect, it } from 'vitest';
import { buildMetric, type EmbeddingOptions, MetricPortError } from '../../index';

const sample = { input: '', output: 'kitten', references: ['cat', '', 'kitten', 'cat'], metadata: {} };

it('asks once, for each different text that is not blank, of the model that is chosen', async () => {
  const calls: (readonly [readonly string[], EmbeddingOptions | undefined])[] = [];
  const embedding = async (texts: readonly string[], options?: EmbeddingOptions) => {
    calls.push([texts, options]);
    return texts.map(() => [1, 0]);
  };
  await buildMetric('semantic_similarity', { model: 'm', dimensions: 2 }).evaluate(sample, { embedding });
  expect(calls).toEqual([[['kitten', 'cat'], { model: 'm', dimensions: 2 }]]);
});

it.each([
  ['fewer vectors than texts', [[1]], 'gave 1 vectors for 2 texts'],
  ['different lengths', [[1], [1, 2]], 'gave vectors of different lengths: 1 and 2'],
  ['no numbers', [[], []], 'gave vectors without numbers'],
  ['something that is no number', [[Number.NaN], [1]], 'gave a vector that holds something else than numbers'],
])('does not score %s', async (_, vectors, problem) => {
  const result = await buildMetric('semantic_similarity').evaluate(sample, { embedding: async () => vectors });
  expect(result).toMatchObject({ error: { code: 'invalid_return', message: `the embedding model ${problem}` } });
});

it('passes on why vectors could not be had', async () => {
  const embedding = async (): Promise<number[][]> => {
    throw new MetricPortError('timeout', 'no vectors within 30 s');
  };
  expect(await buildMetric('semantic_similarity').evaluate(sample, { embedding })).toMatchObject({
    error: { code: 'timeout', message: 'no vectors within 30 s' },
  });
});
