import type { ComparedSide } from '../../ports/comparison-repository';
import type { SqlValues } from '../sql/sql-values';

/** A dataset in two versions within one execution counts once: its older version's row stands for the case. */
function onePerCase(columns: string, joins: string, conditions: string): string {
  return `SELECT DISTINCT ON (v.dataset_id, p.case_key, p.trial) v.dataset_id, p.case_key, p.trial, ${columns}
    FROM prediction p JOIN dataset_version v ON v.id = p.dataset_version_id ${joins}
    WHERE ${conditions}
    ORDER BY v.dataset_id, p.case_key, p.trial, p.dataset_version_id`;
}

/** Every case of an execution by what pairs it: `dataset_id`, `case_key`, `trial`. */
export function caseRows(bind: SqlValues['bind'], workspaceId: string, executionId: string): string {
  return onePerCase('p.id', '', `p.execution_id = ${bind(executionId)} AND p.workspace_id = ${bind(workspaceId)}`);
}

/** The same with `score`: of a metric or of a configuration's composite; cases it does not apply to are left out. */
export function sideRows(bind: SqlValues['bind'], workspaceId: string, { executionId, of }: ComparedSide): string {
  const join =
    'metricIndex' in of
      ? `JOIN score s ON s.prediction_id = p.id AND s.metric_index = ${bind(of.metricIndex)}::bigint`
      : `JOIN case_composite s ON s.prediction_id = p.id AND s.configuration_index = ${bind(of.configurationIndex)}::bigint`;
  const score = 'metricIndex' in of ? 's.score' : 's.composite';
  return onePerCase(
    `p.id, ${score} AS score`,
    join,
    `p.execution_id = ${bind(executionId)} AND p.workspace_id = ${bind(workspaceId)}`,
  );
}

/** The condition that pairs baseline row `b` with execution row `e`. */
export const samePair = 'b.dataset_id = e.dataset_id AND b.case_key = e.case_key AND b.trial = e.trial';
