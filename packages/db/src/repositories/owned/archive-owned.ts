import { type Noun, notFound } from '../refusals/not-found';
import { requireId } from '../refusals/require-id';
import type { WorkspaceContext } from '../workspace-context';

/** Puts a row of the workspace away; one already archived keeps its time. @throws {AppError} `<noun>.not_found` */
export async function archiveOwned(
  { sql, workspaceId }: WorkspaceContext,
  noun: Extract<Noun, 'agent' | 'dataset' | 'evaluator' | 'metric'>,
  id: string,
): Promise<void> {
  const archived = await sql.run(
    `UPDATE ${noun} SET archived_at = coalesce(archived_at, now()) WHERE id = $1 AND workspace_id = $2`,
    [requireId(noun, id), workspaceId],
  );
  if (archived === 0) throw notFound(noun, id);
}
