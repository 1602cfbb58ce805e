import { AppError } from '@assay/contracts';
import { type BuiltMetric, buildMetric, MetricConfigError } from '@assay/evaluator';
import { describeType } from './describe-type';

/**
 * The metric of a type or alias with these settings.
 *
 * @throws {AppError} `metric.unknown_type` naming the nearest type; `metric.invalid_settings` with each bad field
 */
export function buildSavedMetric(type: string, settings: Readonly<Record<string, unknown>>): BuiltMetric {
  try {
    return buildMetric(type, settings);
  } catch (error) {
    if (!(error instanceof MetricConfigError)) throw error;
    throw refusal(type, error);
  }
}

/** Describing the type first settles whether it is the name or a setting that is wrong. */
function refusal(type: string, cause: MetricConfigError): AppError {
  const { type: known } = describeType(type);
  const fields = cause.issues.map(({ path, message }) => ({ path: ['settings', ...path].join('.'), message }));
  const reasons = fields.map(({ path, message }) => `${path} (${message})`).join('; ');
  const details = { fields, nextStep: 'Correct the settings named and save again.' };
  return new AppError('metric.invalid_settings', `The settings of ${known} cannot work: ${reasons}.`, details, {
    cause,
  });
}
