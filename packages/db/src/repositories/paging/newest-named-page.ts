import type { NamedPageQuery, Page } from '@assay/contracts';
import { likePattern } from '../sql/like-pattern';
import type { WorkspaceContext } from '../workspace-context';
import { type NewestListed, type NewestQuery, newestPage } from './newest-page';

/** The same of rows that have a `{table}.name`, those whose name has the text in it, letter case aside. */
export async function newestNamedPage<Row extends NewestListed, Item>(
  context: WorkspaceContext,
  { text, ...page }: NamedPageQuery,
  query: Omit<NewestQuery<Row, Item>, 'values'>,
): Promise<Page<Item>> {
  const select = `${query.select} AND ($5::text IS NULL OR ${query.alias}.name ILIKE $5)`;
  return newestPage(context, page, { ...query, select, values: [likePattern(text)] });
}
