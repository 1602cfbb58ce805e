import type { EmbeddedText, EmbeddedToken, TokenEmbeddings } from '../../metric-ports';
import { scored, unscored } from '../../score';
import type { ScoredResult, UnscoredResult } from '../../score-result';
import { greedyMatch, type WeightedTokens } from './greedy-match';

/** Longer texts are cut, since time grows with the product of both lengths. */
const mostTokens = 2_048;

/** The figures BERTScore gives. */
export const figures = ['f1', 'precision', 'recall'] as const;

type Figure = (typeof figures)[number];
type Rules = { readonly idf: boolean; readonly rescaleWithBaseline: boolean; readonly measure: Figure };
type Figures = Readonly<Record<Figure, number>>;

/** What is wrong with what came back, for these settings; undefined when nothing is. */
export function checkEmbeddings(
  { texts, baseline }: TokenEmbeddings,
  count: number,
  { idf, rescaleWithBaseline }: Rules,
): UnscoredResult | undefined {
  if (texts.length !== count) return wrong(`gave tokens of ${texts.length} texts instead of ${count}`);
  const tokens = texts.flatMap((text) => text.tokens);
  if (new Set(tokens.map(({ vector }) => vector.length)).size > 1) return wrong('gave vectors of different lengths');
  if (!tokens.every(({ vector }) => vector.every(Number.isFinite))) return wrong('gave a vector that holds no numbers');
  if (idf && tokens.some(({ weight }) => weight === undefined)) {
    return unscored(
      'config_error',
      'idf needs weights of tokens over the references of the dataset, which are not there',
    );
  }
  if (rescaleWithBaseline && baseline === undefined) {
    return unscored('config_error', 'there is no baseline for this model and layer; turn rescaling off');
  }
  return undefined;
}

function wrong(what: string): UnscoredResult {
  return unscored('invalid_return', `the token model ${what}`);
}

/** The score of a prediction against one reference. `value` may lie outside 0..1, the score is cut to it. */
export function scoreTokens(
  prediction: EmbeddedText,
  reference: EmbeddedText,
  { baseline }: Pick<TokenEmbeddings, 'baseline'>,
  rules: Rules,
): ScoredResult | UnscoredResult {
  if (isEmpty(prediction) || isEmpty(reference)) {
    return toResult({ f1: 0, precision: 0, recall: 0 }, rules, 'one side has no words');
  }
  const match = greedyMatch(weighted(prediction, rules), weighted(reference, rules));
  const { precision, recall } = match;
  if (precision === null || recall === null) {
    return unscored('config_error', 'every token has the weight 0; idf needs a dataset with more than one reference');
  }
  const plain = { f1: match.f1, precision, recall };
  const rescaled = rules.rescaleWithBaseline && baseline ? rescale(plain, baseline) : plain;
  return toResult(rescaled, rules, figures.map((key) => `${key} ${rescaled[key].toFixed(3)}`).join(', '));
}

function isEmpty({ tokens }: EmbeddedText): boolean {
  return tokens.every(({ isSpecial }) => isSpecial);
}

/** Marks of the model weigh what idf gives them, which is 0 when every reference has them, and 0 without idf. */
function weighted({ tokens }: EmbeddedText, { idf }: Rules): WeightedTokens {
  const used = tokens.slice(0, mostTokens);
  const weightOf = ({ isSpecial, weight }: EmbeddedToken): number => (idf ? (weight ?? 0) : isSpecial ? 0 : 1);
  return { vectors: used.map(({ vector }) => vector), weights: used.map(weightOf) };
}

function rescale(plain: Figures, baseline: Figures): Figures {
  const [f1, precision, recall] = figures.map((key) => (plain[key] - baseline[key]) / (1 - baseline[key]));
  return { f1: f1 ?? 0, precision: precision ?? 0, recall: recall ?? 0 };
}

function toResult(all: Figures, { measure }: Rules, comment: string): ScoredResult {
  const subScores = figures.map((key) => ({ key, score: cut(all[key]), value: all[key], comment: '' }));
  return scored(cut(all[measure]), comment, { value: all[measure], subScores });
}

function cut(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Whether a text was cut, by the model or here. */
export function isCut({ tokens, isTruncated }: EmbeddedText): boolean {
  return isTruncated || tokens.length > mostTokens;
}

/** What two scores must share to be compared: model, layer, weighting, library and rescaling. */
export function scoreHash({ model, layer, library }: TokenEmbeddings, { idf, rescaleWithBaseline }: Rules): string {
  const parts = [model, `L${layer}`, idf ? 'idf' : 'no-idf', library, rescaleWithBaseline ? 'rescaled' : 'raw'];
  return parts.map((part) => part.replaceAll('_', '__')).join('_');
}
