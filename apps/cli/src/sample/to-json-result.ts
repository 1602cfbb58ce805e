import type { ExecutionMetric } from '@assay/contracts';
import type { ExecutionResult, SampleResults } from './sample-results';

/** Names of metrics, told apart by their configuration where two have the same. */
function nameMetrics(metrics: readonly ExecutionMetric[]): string[] {
  return metrics.map(({ name, configuration }) => {
    const isAlone = metrics.filter((other) => other.name === name).length === 1;
    return isAlone ? name : `${configuration}: ${name}`;
  });
}

function toEntry({ execution, metrics: { metrics } }: ExecutionResult) {
  const { id, agentVersion, status, progress, composite } = execution;
  const names = nameMetrics(metrics);
  const figures = metrics.map(({ overall: { mean, nScored, nTotal, interval } }, place) => [
    names[place] ?? '',
    { mean, nScored, nTotal, interval },
  ]);
  return { id, agentVersion, status, cases: progress.total, composite, metrics: Object.fromEntries(figures) };
}

/** What `--json` writes: the sample's figures for another program to read. */
export function toJsonResult(url: string, { executions, comparison }: SampleResults) {
  // Since this process began, so installing and building are in it.
  const seconds = Math.round(performance.now()) / 1_000;
  return { url, executions: executions.map(toEntry), comparison, seconds };
}
