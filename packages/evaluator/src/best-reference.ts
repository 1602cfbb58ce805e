import type { Json } from './json';
import type { Sample } from './sample';
import { unscored } from './score';
import type { ScoreResult } from './score-result';

/**
 * Scores the prediction against each reference and keeps the best; `metadata.referenceIndex` says which, counted from 0.
 *
 * A reference that cannot be used counts only when none can: then its error is the result.
 */
export function bestReference(sample: Sample, scoreOne: (reference: Json, index: number) => ScoreResult): ScoreResult {
  let best: ScoreResult | undefined;
  for (const [index, reference] of sample.references.entries()) {
    const result = scoreOne(reference, index);
    if (best !== undefined && !isBetter(result, best)) continue;
    best = { ...result, metadata: { ...result.metadata, referenceIndex: index } };
    if (isPerfect(best)) break;
  }
  return best ?? unscored('missing_reference', 'the case has no expected answer');
}

function isBetter(result: ScoreResult, best: ScoreResult): boolean {
  if (result.status === 'unscored') return false;
  return best.status === 'unscored' || result.score > best.score;
}

function isPerfect(result: ScoreResult): boolean {
  return result.status === 'scored' && result.score === 1;
}
