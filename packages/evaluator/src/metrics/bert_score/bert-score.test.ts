import { expect, it } from 'vitest';
import { buildMetric, type TokenEmbeddingOptions, type TokenEmbeddings, tokenWeights } from '../../index';

const mark = { vector: [0, 1], isSpecial: true, weight: 0 };
const word = (vector: readonly number[], weight = 1) => ({ vector, isSpecial: false, weight });
const sample = { input: '', output: 'cat', references: ['dog'], metadata: {} };

function embeddings(changes: Partial<TokenEmbeddings> = {}): TokenEmbeddings {
  const text = { tokens: [mark, word([1, 0]), mark], isTruncated: false };
  return { model: 'tiny_bert', layer: 9, library: 'onnx 1.30', texts: [text, text], ...changes };
}

async function run(given: TokenEmbeddings, settings = {}) {
  const asked: TokenEmbeddingOptions[] = [];
  const tokenEmbedding = async (_: readonly string[], options: TokenEmbeddingOptions) => {
    asked.push(options);
    return given;
  };
  const result = await buildMetric('bert_score', settings).evaluate(sample, { tokenEmbedding });
  return { result, asked };
}

it('names in a hash all that scores must share to be compared', async () => {
  const hashes = await Promise.all(
    [
      run(embeddings()),
      run(embeddings({ layer: 8 })),
      run(embeddings(), { idf: true }),
      run(embeddings({ library: 'onnx 1.31' })),
      run(embeddings({ baseline: { precision: 0, recall: 0, f1: 0 } }), { rescaleWithBaseline: true }),
    ].map(async (one) => (await one).result.metadata['hash']),
  );
  expect(hashes[0]).toBe('tiny__bert_L9_no-idf_onnx 1.30_raw');
  expect(new Set(hashes).size).toBe(5);
});

it('asks for the model, the layer and the weights that are chosen', async () => {
  const { asked } = await run(embeddings(), { model_type: 'm', num_layers: 3, idf: true });
  expect(asked).toEqual([{ model: 'm', layer: 3, idf: true }]);
});

it('says when a text was cut, by the model or here', async () => {
  const whole = { tokens: [mark, word([1, 0]), mark], isTruncated: false };
  const long = { tokens: Array.from({ length: 3_000 }, () => word([1, 0])), isTruncated: false };
  expect((await run(embeddings())).result.metadata['truncated']).toBe(false);
  for (const other of [{ ...whole, isTruncated: true }, long]) {
    const { result } = await run(embeddings({ texts: [whole, other] }));
    expect(result).toMatchObject({ score: 1, metadata: { truncated: true } });
    expect(result.comment).toContain('only the beginning of a long text was compared');
  }
});

it.each([
  [
    'idf that weighs nothing',
    { texts: Array(2).fill({ tokens: [mark, word([1, 0], 0), mark], isTruncated: false }) },
    { idf: true },
    'config_error',
  ],
  ['rescaling without a baseline', {}, { rescaleWithBaseline: true }, 'config_error'],
  [
    'vectors of different lengths',
    {
      texts: [
        { tokens: [word([1])], isTruncated: false },
        { tokens: [word([1, 2])], isTruncated: false },
      ],
    },
    {},
    'invalid_return',
  ],
  ['a text too few', { texts: [] }, {}, 'invalid_return'],
  ['no numbers', { texts: Array(2).fill({ tokens: [word([Number.NaN])], isTruncated: false }) }, {}, 'invalid_return'],
])('does not score %s', async (_, changes, settings, code) => {
  expect((await run(embeddings(changes), settings)).result).toMatchObject({ error: { code } });
});

it('weighs tokens by how few references hold them', () => {
  const weightOf = tokenWeights([
    ['the', 'cat'],
    ['the', 'the', 'dog'],
  ]);
  expect([weightOf('the'), weightOf('cat'), weightOf('bird')]).toEqual([0, Math.log(3 / 2), Math.log(3)]);
});
