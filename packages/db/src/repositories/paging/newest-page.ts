import type { Page, PageQuery } from '@assay/contracts';
import type { z } from 'zod';
import type { WorkspaceContext } from '../workspace-context';
import { newestAfter, newestCursorOf } from './newest-first';
import { pageOf } from './page-of';

export type NewestListed = { readonly createdAt: string; readonly id: string };

export type NewestQuery<Row extends NewestListed, Item> = {
  /**
   * The query up to its ORDER BY, with `{table}.id`, `{table}.created_at` and `{table}.workspace_id` at hand;
   * its conditions may use `$5` and up for `values`.
   */
  readonly select: string;
  /** Alias of the listed table in `select`. */
  readonly alias: string;
  readonly values?: readonly unknown[];
  readonly row: z.ZodType<Row>;
  readonly toItem: (row: Row) => Item;
};

/** One page of a workspace's rows by creation, newest first; an id settles equal times, so no row is seen twice. */
export async function newestPage<Row extends NewestListed, Item>(
  { sql, workspaceId }: WorkspaceContext,
  page: PageQuery,
  { select, alias, values = [], row, toItem }: NewestQuery<Row, Item>,
): Promise<Page<Item>> {
  const after = newestAfter(page);
  const rows = await sql.rows(
    row,
    `${select} AND ${alias}.workspace_id = $1
       AND ($2::timestamptz IS NULL OR (${alias}.created_at, ${alias}.id) < ($2::timestamptz, $3::uuid))
     ORDER BY ${alias}.created_at DESC, ${alias}.id DESC LIMIT $4`,
    [workspaceId, after?.createdAt ?? null, after?.id ?? null, page.limit + 1, ...values],
  );
  return pageOf(rows, page.limit, toItem, newestCursorOf);
}
