import { maxPageSize, type NamedPageQuery, type Page } from '@assay/contracts';

type Named = { readonly id: string; readonly name: string };

/** The one with exactly this name, among those a list finds by it; undefined where there is none. */
export async function findByName(
  list: (page: NamedPageQuery) => Promise<Page<Named>>,
  name: string,
): Promise<Named | undefined> {
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await list({ text: name, limit: maxPageSize, cursor });
    const found = items.find((item) => item.name === name);
    if (found !== undefined) return found;
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return undefined;
}
