import { z } from 'zod';

/** Largest page any list answers. */
export const maxPageSize = 200;

export const pageQuerySchema = z.object({
  cursor: z.string().optional().meta({ description: 'The `nextCursor` of the page before' }),
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(50).meta({ description: 'Rows of a page' }),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** One page of a list: `nextCursor` is null on the last. */
export type Page<Item> = { readonly items: readonly Item[]; readonly nextCursor: string | null };

/** The schema of a page of `item`. */
export function pageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item).readonly(), nextCursor: z.string().nullable() });
}
