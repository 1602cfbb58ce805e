import { z } from 'zod';

/** Largest page any list answers. */
export const maxPageSize = 200;

export const pageQuerySchema = z.object({
  cursor: z.string().optional().meta({ description: 'The `nextCursor` of the page before' }),
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(50).meta({ description: 'Rows of a page' }),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** Text a list is searched for, anywhere in what it names, letter case aside. */
export const searchTextSchema = z.string().max(500);

/** A page of things that are found by name. */
export const namedPageQuerySchema = pageQuerySchema.extend({
  text: searchTextSchema.optional().meta({ description: 'Text in the name, letter case aside' }),
});
export type NamedPageQuery = z.infer<typeof namedPageQuerySchema>;

/** One page of a list: `nextCursor` is null on the last. */
export type Page<Item> = { readonly items: readonly Item[]; readonly nextCursor: string | null };

/** A page that says how many rows all pages together hold, under the same filters. */
export type CountedPage<Item> = Page<Item> & { readonly total: number };

/** The schema of a page of `item`. */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item).readonly(), nextCursor: z.string().nullable() });
}

/** The schema of a counted page of `item`. */
export function countedPageSchema<Item extends z.ZodType>(item: Item) {
  return pageSchema(item).extend({
    total: z.number().int().min(0).meta({ description: 'Rows of all pages under the same filters' }),
  });
}
