/** One impossible setting: where it is (`['patterns', 1]`; empty for the metric as a whole) and what is wrong with it. */
export type ConfigIssue = { readonly path: readonly (string | number)[]; readonly message: string };

/** Thrown when a metric cannot be built from its name and settings; carries every issue so that each can be shown beside its field. */
export class MetricConfigError extends Error {
  override readonly name = 'MetricConfigError';

  constructor(
    readonly metricType: string,
    readonly issues: readonly ConfigIssue[],
  ) {
    super(`${metricType}: ${issues.map(describeIssue).join('; ')}`);
  }
}

function describeIssue({ path, message }: ConfigIssue): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}
