import type { ScoreView, TryMetric } from '@assay/contracts';
import { evaluateCase, type MetricPorts } from '@assay/evaluator';
import { scoreView } from '../executions/score-view';
import { buildSavedMetric } from './build-saved-metric';

/** Scores one typed-in case by a metric that need not be saved. @throws {AppError} `metric.unknown_type` | `metric.invalid_settings` */
export async function tryMetric(
  { type, settings, case: given }: TryMetric,
  ports: Partial<MetricPorts>,
): Promise<ScoreView> {
  const metric = buildSavedMetric(type, settings);
  const sample = {
    input: given.question,
    output: given.prediction,
    references: given.answers,
    metadata: given.metadata,
  };
  const [result] = await evaluateCase([metric], sample, ports);
  if (result === undefined) throw new TypeError(`${metric.type} gave no result`);
  return scoreView(result);
}
