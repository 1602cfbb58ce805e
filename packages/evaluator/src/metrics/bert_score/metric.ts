import { z } from 'zod';
import { bestReference } from '../../best-reference';
import { defineMetric } from '../../define-metric';
import type { Json } from '../../json';
import type { EmbeddedText, TokenEmbeddingOptions, TokenEmbeddings } from '../../metric-ports';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import { unscored } from '../../score';
import type { ScoreResult } from '../../score-result';
import { toText } from '../../text/to-text';
import { checkEmbeddings, figures, isCut, scoreHash, scoreTokens } from './score-tokens';

const settings = z.object({
  ...referenceSettings,
  credential: z.string().min(1).nullable().default(null).meta({
    title: 'Credential',
    description: 'Of the endpoint that makes token vectors. Left out: the token model that is set up here.',
    widget: 'credential',
  }),
  model: z.string().min(1).nullable().default(null).meta({
    title: 'Token model',
    description: 'Name of the model or of its local folder. Left out: the model that is set up here.',
  }),
  layer: z.int().min(0).max(200).nullable().default(null).meta({
    title: 'Layer',
    description: 'Layer whose states are compared. Left out: the usual one of the model.',
  }),
  idf: z.boolean().default(false).meta({
    title: 'Weigh rare words more',
    description: 'Weights are inverse document frequencies over the expected answers of the dataset.',
  }),
  rescaleWithBaseline: z.boolean().default(false).meta({
    title: 'Rescale with the baseline',
    description: 'Moves the score of unrelated texts to 0, so that differences show; needs a baseline of the model.',
  }),
  measure: z.enum(figures).default('f1').meta({
    title: 'Measure',
    description: 'F1, or only precision (is what was said expected?) or recall (was everything expected said?).',
  }),
});

type Settings = z.infer<typeof settings>;

export default defineMetric({
  type: 'bert_score',
  version: 1,
  aliases: { bertscore: {}, BERTScore: {} },
  title: 'BERTScore',
  description: 'How well do the words of answer and expected answer match in meaning, each in its context?',
  howToRead:
    'Compare only scores of one model, layer and setting (the hash in the details). Unscaled scores sit close together near the top; look at differences.',
  family: 'nlp',
  range: [0, 1],
  direction: 'maximize',
  source: 'Zhang et al. 2020, BERTScore; as bert_score 0.3.12',
  // A text of blanks has no tokens and scores 0 even against itself.
  laws: { perfectOnEqual: false, symmetric: false },
  needs: ['reference', 'tokenEmbedding'],
  settingAliases: { ...referenceSettingAliases, model_type: 'model', num_layers: 'layer' },
  settings,
  async evaluate(sample, chosen, { tokenEmbedding }) {
    const texts = [...new Set([sample.output, ...sample.references].map(toText))];
    const embedded = await tokenEmbedding(texts, optionsOf(chosen));
    const problem = checkEmbeddings(embedded, texts.length, chosen);
    if (problem) return problem;
    const byText = new Map(texts.map((text, index) => [text, embedded.texts[index] ?? noText]));
    const textOf = (value: Json): EmbeddedText => byText.get(toText(value)) ?? noText;
    const output = textOf(sample.output);
    const results = sample.references.map((reference) => scoreTokens(output, textOf(reference), embedded, chosen));
    const best = bestReference(sample, (_, index) => results[index] ?? noReference);
    const isTruncated = [...byText.values()].some(isCut);
    return withDetails(withBestFigures(best, results), embedded, chosen, isTruncated);
  },
});

const noText: EmbeddedText = { tokens: [], isTruncated: false };
const noReference = unscored('missing_reference', 'the case has no expected answer');

function optionsOf({ credential, model, layer, idf }: Settings): TokenEmbeddingOptions {
  return {
    idf,
    ...(credential !== null && { credential }),
    ...(model !== null && { model }),
    ...(layer !== null && { layer }),
  };
}

/** As the original does, each figure is the best over the references, not necessarily of one and the same. */
function withBestFigures(best: ScoreResult, results: readonly ScoreResult[]): ScoreResult {
  if (best.status === 'unscored') return best;
  const parts = results.flatMap((result) => (result.status === 'scored' ? result.subScores : []));
  const subScores = best.subScores.map((own) =>
    parts
      .filter(({ key }) => key === own.key)
      .reduce((top, part) => (Number(part.value) > Number(top.value) ? part : top), own),
  );
  return { ...best, subScores };
}

function withDetails(
  result: ScoreResult,
  embedded: TokenEmbeddings,
  chosen: Settings,
  isTruncated: boolean,
): ScoreResult {
  const { model, layer, library } = embedded;
  const metadata = {
    ...result.metadata,
    ...{ hash: scoreHash(embedded, chosen), model, layer, library, truncated: isTruncated },
  };
  const comment = isTruncated ? `${result.comment}; only the beginning of a long text was compared` : result.comment;
  return { ...result, metadata, comment };
}
