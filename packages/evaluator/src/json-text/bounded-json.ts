import type { Json } from '../json';

/** Deeper values are refused, so that walking them cannot exhaust the stack. */
const deepest = 200;
/** Values larger than this are refused: no real trace comes near it, while an object that holds itself goes beyond. */
const mostValues = 5_000_000;

/** The value as JSON, or undefined when it is none, holds itself, or is too deep or too large to be walked safely. */
export function boundedJson(value: unknown): Json | undefined {
  let level: unknown[] = [value];
  let count = 0;
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length;
    if (depth > deepest || count > mostValues) return undefined;
    const next: unknown[] = [];
    for (const item of level) {
      const inner = innerValues(item);
      if (inner === undefined) return undefined;
      for (const child of inner) next.push(child);
    }
    level = next;
  }
  // Every value inside has been looked at and is of a JSON type.
  return value as Json;
}

const none: readonly unknown[] = [];

/** The values directly inside; undefined when this is no JSON value. */
function innerValues(item: unknown): readonly unknown[] | undefined {
  if (item === null || typeof item === 'string' || typeof item === 'boolean') return none;
  if (typeof item === 'number') return Number.isFinite(item) ? none : undefined;
  if (typeof item !== 'object') return undefined;
  if (Array.isArray(item)) return item;
  const prototype: unknown = Object.getPrototypeOf(item);
  return prototype === Object.prototype || prototype === null ? Object.values(item) : undefined;
}

/** The JSON a text holds, or undefined when it holds none that can be walked safely. */
export function boundedJsonText(text: string): Json | undefined {
  try {
    return boundedJson(JSON.parse(text));
  } catch {
    return undefined;
  }
}
