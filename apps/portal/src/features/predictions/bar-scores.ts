import type { ExecutionMetric, Prediction } from '@assay/contracts';

type BarScore = {
  readonly metric: string;
  readonly score: number | null;
  readonly state: 'pass' | 'under' | 'error' | 'off' | 'none';
};

/** A prediction's scores in the order of the execution's metrics, with a gap where one does not apply to the case. */
export function barScores(prediction: Prediction, metrics: readonly ExecutionMetric[]): BarScore[] {
  return metrics.map((metric) => {
    const found = prediction.scores.find(({ metricIndex }) => metricIndex === metric.index);
    return { metric: metric.name, score: found?.score ?? null, state: stateOf(found) };
  });
}

function stateOf(score: Prediction['scores'][number] | undefined): BarScore['state'] {
  if (score === undefined) return 'none';
  if (score.score === null) return 'error';
  if (score.passed === null) return 'off';
  return score.passed ? 'pass' : 'under';
}
