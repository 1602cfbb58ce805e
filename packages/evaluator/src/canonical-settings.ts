import type { Metric } from './metric';
import { MetricConfigError } from './metric-config-error';
import { nearestName } from './nearest-name';

/**
 * The same settings under their canonical names; camelCase, snake_case and declared aliases are accepted.
 *
 * @throws {MetricConfigError} for a name that is not known (naming the nearest) or given twice in two spellings
 */
export function canonicalSettings(
  metric: Metric,
  settings: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const known = Object.keys(metric.settingsSchema.shape);
  const issues: { path: string[]; message: string }[] = [];
  const canonical = new Map<string, unknown>();
  for (const [name, value] of Object.entries(settings)) {
    const found = canonicalName(metric, known, name);
    if (found === undefined) {
      const hint = nearestName(name, known);
      const suggestion = hint === undefined ? '' : `; did you mean "${hint}"?`;
      issues.push({ path: [name], message: `${metric.type} has no setting named "${name}"${suggestion}` });
    } else if (canonical.has(found)) {
      issues.push({ path: [name], message: `"${name}" repeats the setting "${found}"; give it once` });
    } else {
      canonical.set(found, value);
    }
  }
  if (issues.length > 0) throw new MetricConfigError(metric.type, issues);
  return Object.fromEntries(canonical);
}

function canonicalName(metric: Metric, known: readonly string[], name: string): string | undefined {
  if (known.includes(name)) return name;
  const camel = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  if (known.includes(camel)) return camel;
  return Object.hasOwn(metric.settingAliases, name) ? metric.settingAliases[name] : undefined;
}
