import type { ExecutionSnapshot } from '@assay/contracts';
import type { NewComposite, NewScore } from '@assay/db';
import { composite, evaluateCase, type MetricPorts, passes, type Sample } from '@assay/evaluator';
import { type ReadyMetric, readyMetrics } from './ready-metrics';
import { scoreView } from './score-view';

/** A configuration ready to score cases, with its place in the snapshot. */
export type ReadyConfiguration = { readonly index: number; readonly metrics: readonly ReadyMetric[] };

export type PredictionScores = { readonly scores: readonly NewScore[]; readonly composites: readonly NewComposite[] };

type ScoringError = { readonly code: string; readonly message: string };

/** The configurations that use a dataset version. @throws {AppError} when a frozen metric can no longer be built */
export function readyConfigurations(snapshot: ExecutionSnapshot, datasetVersionId: string): ReadyConfiguration[] {
  return snapshot.configurations.flatMap(({ datasets, metrics }, index) =>
    datasets.some(({ versionId }) => versionId === datasetVersionId) ? [{ index, metrics: readyMetrics(metrics) }] : [],
  );
}

/** Scores a prediction with every metric of its configurations and weighs each configuration's composite. */
export async function scorePrediction(
  configurations: readonly ReadyConfiguration[],
  sample: Sample,
  ports: Partial<MetricPorts>,
): Promise<PredictionScores> {
  const parts = await Promise.all(
    configurations.map(async (configuration) => {
      const built = configuration.metrics.map((metric) => metric.built);
      const results = await evaluateCase(built, sample, ports);
      const scores = configuration.metrics.flatMap((metric, place) => {
        const result = results[place];
        return result === undefined ? [] : [newScore(metric, scoreView(result))];
      });
      return { scores, composite: weigh(configuration, scores) };
    }),
  );
  return { scores: parts.flatMap(({ scores }) => scores), composites: parts.map((part) => part.composite) };
}

/** What an agent's failure leaves: every metric unscored for that reason, no composite. */
export function unscoredPrediction(
  configurations: readonly ReadyConfiguration[],
  error: ScoringError,
): PredictionScores {
  const view = { score: null, value: null, comment: error.message, subScores: [], metadata: {}, error };
  const parts = configurations.map((configuration) => {
    const scores = configuration.metrics.map((metric) => newScore(metric, view));
    return { scores, composite: weigh(configuration, scores) };
  });
  return { scores: parts.flatMap(({ scores }) => scores), composites: parts.map((part) => part.composite) };
}

function newScore({ frozen }: ReadyMetric, view: Omit<NewScore, 'metricIndex' | 'passed'>): NewScore {
  const passed = frozen.threshold === null || view.score === null ? null : passes(view.score, frozen.threshold);
  return { metricIndex: frozen.index, passed, ...view };
}

function weigh({ index, metrics }: ReadyConfiguration, scores: readonly NewScore[]): NewComposite {
  const names = new Map(metrics.map(({ frozen }) => [String(frozen.index), frozen.name]));
  const weighed = composite(
    Object.fromEntries(scores.map(({ metricIndex, score }) => [String(metricIndex), score])),
    Object.fromEntries(metrics.map(({ frozen }) => [String(frozen.index), frozen.weight])),
  );
  const failedMetrics = weighed.unscored.map((key) => names.get(key) ?? key);
  return { configurationIndex: index, composite: weighed.score, failedMetrics };
}
