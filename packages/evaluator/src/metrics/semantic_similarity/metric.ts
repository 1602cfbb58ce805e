import { z } from 'zod';
import { bestReference } from '../../best-reference';
import { defineMetric } from '../../define-metric';
import type { EmbeddingOptions } from '../../metric-ports';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import { scored } from '../../score';
import type { ScoredResult } from '../../score-result';
import { toText } from '../../text/to-text';
import { cosine } from '../../vectors/cosine';
import { checkVectors } from './check-vectors';

const settings = z.object({
  ...referenceSettings,
  credential: z.string().min(1).nullable().default(null).meta({
    title: 'Credential',
    description: 'Of the endpoint that makes vectors. Left out: the embedding model that is set up here.',
    widget: 'credential',
  }),
  model: z.string().min(1).nullable().default(null).meta({
    title: 'Embedding model',
    description: 'Name of the model. Left out: the model that is set up here.',
  }),
  dimensions: z.int().min(1).max(100_000).nullable().default(null).meta({
    title: 'Dimensions',
    description: 'Length of the vectors, for models that offer several. Left out: as the model makes them.',
  }),
});

export default defineMetric({
  type: 'semantic_similarity',
  version: 1,
  aliases: { embedding_similarity: {}, EmbeddingDistance: {}, auto_semantic_similarity: {} },
  title: 'Semantic similarity',
  description: 'How close in meaning are the answer and the expected answer, as vectors of an embedding model?',
  howToRead:
    'Compare agents under one model only: each model has its own scale, and unrelated texts often reach 0.1 to 0.7. It does not notice a wrong number or a missing "not".',
  family: 'semantic',
  range: [0, 1],
  direction: 'maximize',
  source: 'cosine of the angle between two embeddings; negative ones score 0',
  laws: { perfectOnEqual: false, symmetric: true },
  needs: ['reference', 'embedding'],
  settingAliases: { ...referenceSettingAliases, embedding_model: 'model' },
  settings,
  async evaluate(sample, chosen, { embedding }) {
    const output = toText(sample.output);
    const references = sample.references.map(toText);
    const filled = references.filter((text) => !isBlank(text));
    if (isBlank(output) || filled.length === 0) {
      return bestReference(sample, (_, index) => compareBlank(output, references[index] ?? ''));
    }
    const texts = [...new Set([output, ...filled])];
    const vectors = await embedding(texts, optionsOf(chosen));
    const problem = checkVectors(vectors, { count: texts.length, dimensions: chosen.dimensions });
    if (problem) return problem;
    const byText = new Map(texts.map((text, index) => [text, vectors[index] ?? []]));
    return bestReference(sample, (_, index) => {
      const reference = references[index] ?? '';
      if (isBlank(reference)) return compareBlank(output, reference);
      const value = cosine(byText.get(output) ?? [], byText.get(reference) ?? []);
      return scored(Math.max(0, value), `cosine ${value.toFixed(3)}`, { value });
    });
  },
});

function compareBlank(output: string, reference: string): ScoredResult {
  if (isBlank(output) && isBlank(reference)) return scored(1, 'answer and expected answer are both empty');
  return scored(0, isBlank(output) ? 'the answer is empty' : 'the expected answer is empty');
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function optionsOf({ credential, model, dimensions }: z.infer<typeof settings>): EmbeddingOptions {
  return {
    ...(credential !== null && { credential }),
    ...(model !== null && { model }),
    ...(dimensions !== null && { dimensions }),
  };
}
