import type { BuiltMetric } from './metric';
import type { MetricPorts } from './metric-ports';
import type { Sample } from './sample';
import { unscored } from './score';
import type { ScoreResult } from './score-result';

/**
 * Scores one case with every metric, in the order given.
 *
 * A metric that throws leaves its own result unscored (`metric_crash`) and does not disturb the others.
 */
export function evaluateCase(
  metrics: readonly BuiltMetric[],
  sample: Sample,
  ports: Partial<MetricPorts> = {},
): Promise<readonly ScoreResult[]> {
  return Promise.all(metrics.map((metric) => evaluateOne(metric, sample, ports)));
}

async function evaluateOne(metric: BuiltMetric, sample: Sample, ports: Partial<MetricPorts>): Promise<ScoreResult> {
  try {
    return await metric.evaluate(sample, ports);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return unscored('metric_crash', `${metric.type} failed on this case: ${reason}`);
  }
}
