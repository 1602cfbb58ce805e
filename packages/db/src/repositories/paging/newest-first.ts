import type { PageQuery } from '@assay/contracts';
import { validate } from 'uuid';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from './cursor';

const newestCursor = z.tuple([z.iso.datetime(), z.string().refine((id) => validate(id))]);

/** The last row of the page before; null on the first page. */
export type NewestAfter = { readonly createdAt: string; readonly id: string } | null;

/** Reads the cursor of a list ordered by creation, newest first. @throws {AppError} `request.invalid` */
export function newestAfter({ cursor }: PageQuery): NewestAfter {
  if (cursor === undefined) return null;
  const [createdAt, id] = decodeCursor(newestCursor, cursor);
  return { createdAt, id };
}

/** The cursor that goes on after a row. */
export function newestCursorOf({ createdAt, id }: { readonly createdAt: string; readonly id: string }): string {
  return encodeCursor([createdAt, id]);
}
