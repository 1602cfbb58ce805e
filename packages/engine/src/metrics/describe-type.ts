import { AppError } from '@assay/contracts';
import { describeMetric, MetricConfigError, type MetricDescription } from '@assay/evaluator';

/** Everything a form shows about a metric type or alias. @throws {AppError} `metric.unknown_type` naming the nearest */
export function describeType(type: string): MetricDescription {
  try {
    return describeMetric(type);
  } catch (cause) {
    if (!(cause instanceof MetricConfigError)) throw cause;
    const message = cause.issues.map((issue) => issue.message).join('; ');
    const details = { fields: [{ path: 'type', message }], nextStep: 'Choose one of the listed metric types.' };
    throw new AppError('metric.unknown_type', message, details, { cause });
  }
}
