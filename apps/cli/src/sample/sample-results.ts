import {
  type Comparison,
  comparisonsSchema,
  type Execution,
  type ExecutionMetrics,
  executionMetricsSchema,
} from '@assay/contracts';
import type { ApiClient } from '../api/api-client';

export type ExecutionResult = { readonly execution: Execution; readonly metrics: ExecutionMetrics };

/** The figures of the sample's executions, oldest version first, and the last compared with the first. */
export type SampleResults = {
  readonly executions: readonly ExecutionResult[];
  readonly comparison: Comparison | null;
};

/** Reads what the executions came to. */
export async function readSampleResults(api: ApiClient, executions: readonly Execution[]): Promise<SampleResults> {
  const results = await Promise.all(
    executions.map(async (execution) => ({
      execution,
      metrics: await api.get(executionMetricsSchema, `/executions/${execution.id}/metrics`),
    })),
  );
  const ids = executions.map(({ id }) => id);
  const { comparisons } = await api.get(comparisonsSchema, `/comparisons?executions=${ids.join(',')}`);
  return { executions: results, comparison: comparisons[0] ?? null };
}
