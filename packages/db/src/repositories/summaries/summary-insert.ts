import { v7 as newId } from 'uuid';
import type { SummaryRow } from '../../ports/summary-repository';
import { bulkInsert, type Statement } from '../sql/bulk-insert';
import { storedJson } from '../sql/stored-json';
import { storedTextOrNull } from '../sql/stored-text';

/** Inserts an execution's summaries in one statement; there are as many as slices, not as cases. */
export function summaryInsert(executionId: string, rows: readonly SummaryRow[]): Statement {
  return bulkInsert<SummaryRow>(
    'metric_summary',
    [
      { name: 'id', type: 'uuid', value: () => newId() },
      { name: 'execution_id', type: 'uuid', value: () => executionId },
      { name: 'metric_index', type: 'int', value: ({ metricIndex }) => metricIndex },
      { name: 'dataset_version_id', type: 'uuid', value: ({ datasetVersionId }) => datasetVersionId },
      { name: 'by_category', type: 'bool', value: ({ category }) => category !== undefined },
      { name: 'category', type: 'text', value: ({ category }) => storedTextOrNull(category ?? null) },
      { name: 'n_total', type: 'int', value: ({ nTotal }) => nTotal },
      { name: 'n_scored', type: 'int', value: ({ nScored }) => nScored },
      { name: 'n_error', type: 'int', value: ({ nError }) => nError },
      { name: 'mean', type: 'float8', value: ({ mean }) => mean },
      { name: 'pessimistic_mean', type: 'float8', value: ({ pessimisticMean }) => pessimisticMean },
      { name: 'low', type: 'float8', value: ({ interval }) => interval?.low ?? null },
      { name: 'high', type: 'float8', value: ({ interval }) => interval?.high ?? null },
      { name: 'pass_rate', type: 'float8', value: ({ passRate }) => passRate },
      { name: 'n_passed', type: 'int', value: ({ nPassed }) => nPassed },
      { name: 'histogram', type: 'int[]', value: ({ histogram }) => `{${histogram.join()}}` },
      { name: 'corpus', type: 'jsonb', value: ({ corpus }) => (corpus === null ? null : storedJson(corpus)) },
    ],
    rows,
  );
}
