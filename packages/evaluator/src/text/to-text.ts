import type { Json } from '../json';

/** Text of a prediction or reference: texts as they are, everything else as JSON. */
export function toText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
