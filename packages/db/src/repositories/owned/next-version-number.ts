import { z } from 'zod';
import { type Noun, notFound } from '../refusals/not-found';
import { requireId } from '../refusals/require-id';
import { idRow } from '../sql/row-fields';
import type { SqlRunner } from '../sql/sql-runner';

/**
 * Locks what is to get a version until the transaction ends, and answers the number of its next version.
 * Two adding at once therefore get numbers in a row. @throws {AppError} `<noun>.not_found`
 */
export async function nextVersionNumber(
  sql: SqlRunner,
  workspaceId: string,
  noun: Extract<Noun, 'agent' | 'dataset' | 'metric'>,
  id: string,
): Promise<number> {
  const owned = await sql.rows(idRow, `SELECT id FROM ${noun} WHERE id = $1 AND workspace_id = $2 FOR NO KEY UPDATE`, [
    requireId(noun, id),
    workspaceId,
  ]);
  if (owned.length === 0) throw notFound(noun, id);
  const [latest] = await sql.rows(
    z.object({ number: z.number() }),
    `SELECT coalesce(max(number), 0) AS number FROM ${noun}_version WHERE ${noun}_id = $1`,
    [id],
  );
  return (latest?.number ?? 0) + 1;
}
