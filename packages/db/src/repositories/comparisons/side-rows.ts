import type { ComparedSide } from '../../ports/comparison-repository';
import type { SqlValues } from '../sql/sql-values';

type Rows = { readonly columns: string; readonly joins: string; readonly where: string; readonly order?: string };

/** A dataset in two versions within one execution counts once: its older version's row stands for the case. */
function onePerCase({ columns, joins, where, order = 'p.dataset_version_id' }: Rows): string {
  return `SELECT DISTINCT ON (v.dataset_id, p.case_key, p.trial) v.dataset_id, p.case_key, p.trial, ${columns}
    FROM prediction p JOIN dataset_version v ON v.id = p.dataset_version_id ${joins}
    WHERE ${where}
    ORDER BY v.dataset_id, p.case_key, p.trial, ${order}`;
}

/** Every case of an execution by what pairs it: `dataset_id`, `case_key`, `trial`. */
export function caseRows(bind: SqlValues['bind'], workspaceId: string, executionId: string): string {
  const where = `p.execution_id = ${bind(executionId)} AND p.workspace_id = ${bind(workspaceId)}`;
  return onePerCase({ columns: 'p.id', joins: '', where });
}

/**
 * The same with `score`, of a metric or the composite, and whether it `applies`: a metric need not be in every case's
 * configuration.
 */
export function sideRows(bind: SqlValues['bind'], workspaceId: string, { executionId, of }: ComparedSide): string {
  const id = bind(executionId);
  const joins =
    of === 'composite'
      ? `LEFT JOIN (
          SELECT prediction_id, CASE WHEN count(*) = count(composite) THEN avg(composite) END AS score
          FROM case_composite WHERE execution_id = ${id} GROUP BY prediction_id) s ON s.prediction_id = p.id`
      : `LEFT JOIN score s ON s.prediction_id = p.id AND s.metric_index = ${bind(of.metricIndex)}::bigint`;
  const applies = of === 'composite' ? 'true' : 's.prediction_id IS NOT NULL';
  const columns = `p.id, s.score, ${applies} AS applies`;
  const where = `p.execution_id = ${id} AND p.workspace_id = ${bind(workspaceId)}`;
  // Of a dataset in two versions, the one the metric applies to.
  const order = of === 'composite' ? 'p.dataset_version_id' : 's.prediction_id IS NULL, p.dataset_version_id';
  return onePerCase({ columns, joins, where, order });
}

/** The condition that pairs baseline row `b` with execution row `e`. */
export const samePair = 'b.dataset_id = e.dataset_id AND b.case_key = e.case_key AND b.trial = e.trial';
