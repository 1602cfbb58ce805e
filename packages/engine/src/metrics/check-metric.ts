import { AppError, type MetricSettings, metricSettingsSchema } from '@assay/contracts';
import { MetricConfigError, type MetricPorts } from '@assay/evaluator';
import { buildSavedMetric } from './build-saved-metric';
import { settingsRefusal } from './settings-refusal';
import { unavailableReason } from './unavailable-reason';

export type CheckedMetric = { readonly type: string; readonly settings: MetricSettings };

/**
 * The type's own name and every setting under its canonical name, defaults filled in: what is saved of a metric.
 *
 * @throws {AppError} `metric.unknown_type` | `metric.invalid_settings`, also when it needs something not configured here
 */
export async function checkMetric(
  type: string,
  settings: Readonly<Record<string, unknown>>,
  ports: Partial<MetricPorts>,
): Promise<CheckedMetric> {
  const built = buildSavedMetric(type, settings);
  const reason = unavailableReason(built, ports);
  if (reason !== undefined) {
    const message = `${built.type} ${reason}`;
    throw new AppError('metric.invalid_settings', `${message}.`, {
      fields: [{ path: 'type', message }],
      nextStep: 'Choose another metric type, or ask the operator to configure what this one needs.',
    });
  }
  const issues = (await built.check?.()) ?? [];
  if (issues.length > 0) throw settingsRefusal(built.type, new MetricConfigError(built.type, issues));
  return { type: built.type, settings: metricSettingsSchema.parse(JSON.parse(JSON.stringify(built.settings))) };
}
