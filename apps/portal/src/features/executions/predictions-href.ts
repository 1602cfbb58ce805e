type PredictionFilters = {
  /** Index of the metric that outcome and order are about; absent means the composite. */
  readonly metric?: number;
  readonly outcome?: 'passed' | 'failed' | 'error' | 'unscored';
  /** Empty finds the cases without one. */
  readonly category?: string;
  readonly dataset?: string;
  readonly sort?: 'score' | 'latency';
  readonly order?: 'asc' | 'desc';
  /** The prediction whose drawer is open. */
  readonly prediction?: string;
};

/** Address of an execution's predictions under filters. */
export function predictionsHref(executionId: string, filters: PredictionFilters = {}): string {
  const given = Object.entries(filters).map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(given).toString();
  const path = `/evaluation/executions/${executionId}/predictions`;
  return search === '' ? path : `${path}?${search}`;
}
