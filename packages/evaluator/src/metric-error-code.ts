import { z } from 'zod';

const retryableCodes = ['timeout', 'rate_limited', 'service_unavailable', 'judge_empty', 'sandbox_crash'] as const;
const finalCodes = [
  'missing_reference',
  'invalid_reference',
  'missing_measurement',
  'config_error',
  'invalid_return',
  'invalid_trajectory',
  'judge_parse_failure',
  'metric_crash',
] as const;

/** Every reason for which a metric may leave a case unscored. */
export const metricErrorCodes = [...finalCodes, ...retryableCodes] as const;

/** Schema of {@link metricErrorCodes}. */
export const metricErrorCodeSchema = z.enum(metricErrorCodes);

/** One reason for which a metric left a case unscored. */
export type MetricErrorCode = z.infer<typeof metricErrorCodeSchema>;

/** True when scoring the same case again may succeed, because the fault lay with a service and not with the data. */
export function isRetryableMetricError(code: MetricErrorCode): boolean {
  return retryableCodes.some((retryable) => retryable === code);
}
