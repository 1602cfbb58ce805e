import { z } from 'zod';

/** A point in time as the contracts write it: ISO 8601, UTC, milliseconds. */
export const isoTime = z.date().transform((date) => date.toISOString());

/** A list of texts kept as JSON. */
export const textList = z.array(z.string());

/** An object kept as JSON, whatever is in it; null in the column means an empty one. */
export const jsonObject = z
  .record(z.string(), z.json())
  .nullable()
  .transform((object) => object ?? {});

/** A row that only counts. */
export const countRow = z.object({ count: z.number() });

/** A row that names only an id. */
export const idRow = z.object({ id: z.string() });
