import { validate } from 'uuid';
import { z } from 'zod';
import type { ScoreRow } from '../../ports/prediction-repository';
import type { WorkspaceContext } from '../workspace-context';

const pageRows = 5_000;

const readRow = z.object({
  datasetVersionId: z.string(),
  position: z.number(),
  trial: z.number(),
  category: z.string().nullable(),
  score: z.number().nullable(),
  errorCode: z.string().nullable(),
  passed: z.boolean().nullable(),
  metadata: z.unknown(),
});
type ReadRow = z.infer<typeof readRow>;

/** Where rows come from: a join to a prediction `p`, and the score's columns. */
export type ScoreRowSource = {
  /** May use `$6` for `index`. */
  readonly join: string;
  readonly score: string;
  readonly errorCode: string;
  readonly passed: string;
  readonly metadata: string;
  /** Of the metric or the configuration. */
  readonly index: number;
};

function toScoreRow({ position: _, trial: __, ...row }: ReadRow): ScoreRow {
  return { ...row, metadata: row.metadata ?? null };
}

/**
 * Every row of the source in the order of the datasets' cases, a page at a time: memory stays that of one page, no
 * connection is held between pages, and two readings of the same rows come in the same order.
 */
export async function* readScoreRows(
  { sql, workspaceId }: WorkspaceContext,
  executionId: string,
  source: ScoreRowSource,
): AsyncGenerator<readonly ScoreRow[]> {
  if (!validate(executionId)) return;
  const text = `SELECT p.dataset_version_id AS "datasetVersionId", p.position, p.trial, p.category,
      ${source.score} AS score, ${source.errorCode} AS "errorCode", ${source.passed} AS passed,
      ${source.metadata} AS metadata
    FROM prediction p ${source.join}
    WHERE p.execution_id = $1 AND p.workspace_id = $2
      AND ($3::uuid IS NULL OR (p.dataset_version_id, p.position, p.trial) > ($3::uuid, $4::int, $5::int))
    ORDER BY p.dataset_version_id, p.position, p.trial LIMIT ${pageRows}`;
  let last: ReadRow | undefined;
  do {
    const after = [last?.datasetVersionId ?? null, last?.position ?? null, last?.trial ?? null];
    const rows: ReadRow[] = await sql.rows(readRow, text, [executionId, workspaceId, ...after, source.index]);
    if (rows.length > 0) yield rows.map(toScoreRow);
    last = rows.length === pageRows ? rows.at(-1) : undefined;
  } while (last !== undefined);
}
