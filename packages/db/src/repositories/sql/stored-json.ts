import { cleanJson } from '@assay/runtime';
import type { Prisma } from '../../generated/prisma/client';

/** How JSON spells what PostgreSQL cannot store: NUL and lone surrogates. */
const unstorable = /\\u(0000|d[89a-f])/;

/** The value as JSON text that PostgreSQL can store; what JSON cannot say becomes null. */
export function storedJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return unstorable.test(text) ? JSON.stringify(cleanJson(JSON.parse(text)).value) : text;
}

/** The object as Prisma takes it for a JSON column. */
export function storedJsonObject(value: object): Prisma.InputJsonObject {
  return JSON.parse(storedJson(value));
}

/** JSON text, or null where there is nothing to keep: null, an empty list, an object without fields. */
export function storedJsonUnlessEmpty(value: unknown): string | null {
  const text = storedJson(value);
  return text === 'null' || text === '[]' || text === '{}' ? null : text;
}
