import type { ScoreView } from '@assay/contracts';
import type { ScoreResult } from '@assay/evaluator';

/** A metric's result as it is stored and shown: the same fields whether or not it could be scored. */
export function scoreView(result: ScoreResult): ScoreView {
  const { comment, metadata } = result;
  if (result.status === 'scored') {
    const { score, value, subScores } = result;
    return { score, value, comment, subScores, metadata, error: null };
  }
  return { score: null, value: null, comment, subScores: [], metadata, error: result.error };
}
