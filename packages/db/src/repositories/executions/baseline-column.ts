/**
 * What an execution `e` is compared with: its evaluator's chosen baseline, else the evaluator's first complete execution.
 * One over a sample of the cases is complete, but not of everything. Null where that is `e` itself or there is none.
 */
export const baselineColumn = `nullif(coalesce(
    (SELECT v.baseline_execution_id FROM evaluator v WHERE v.id = e.evaluator_id),
    (SELECT x.id FROM execution x
     WHERE x.evaluator_id = e.evaluator_id AND x.status = 'COMPLETED' AND NOT x.is_sample
       AND coalesce((x.summary ->> 'done')::int, x.n_total) >= x.n_total
     ORDER BY x.number LIMIT 1)), e.id) AS "baselineExecutionId"`;
