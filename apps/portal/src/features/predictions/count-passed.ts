import type { Prediction } from '@assay/contracts';

/** How many of the metrics with a verdict a prediction passed, and how many could not be scored. */
export function countPassed({ scores }: Pick<Prediction, 'scores'>) {
  const judged = scores.filter(({ passed }) => passed !== null);
  return {
    passed: judged.filter(({ passed }) => passed).length,
    judged: judged.length,
    unscored: scores.filter(({ score }) => score === null).length,
  };
}
