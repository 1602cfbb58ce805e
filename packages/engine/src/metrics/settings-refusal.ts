import { AppError } from '@assay/contracts';
import type { MetricConfigError } from '@assay/evaluator';
import { describeType } from './describe-type';

/**
 * The error that puts each fault beside its setting, `metric.invalid_settings`.
 *
 * @throws {AppError} `metric.unknown_type`: describing the type first settles whether it is the name or a setting that is wrong
 */
export function settingsRefusal(type: string, cause: MetricConfigError): AppError {
  const { type: known } = describeType(type);
  const fields = cause.issues.map(({ path, message }) => ({ path: ['settings', ...path].join('.'), message }));
  const reasons = fields.map(({ path, message }) => `${path} (${message})`).join('; ');
  const details = { fields, nextStep: 'Correct the settings named and save again.' };
  return new AppError('metric.invalid_settings', `The settings of ${known} cannot work: ${reasons}.`, details, {
    cause,
  });
}
