import type { z } from 'zod';
import { invalidCursor } from './invalid-cursor';

type CursorPart = string | number | null;

/** Where the next page goes on, as opaque text. */
export function encodeCursor(parts: readonly CursorPart[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What `encodeCursor` was given. @throws {AppError} `request.invalid` for a text of another list or of no list */
export function decodeCursor<Parts>(parts: z.ZodType<Parts>, cursor: string): Parts {
  const parsed = parts.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success) throw invalidCursor();
  return parsed.data;
}
