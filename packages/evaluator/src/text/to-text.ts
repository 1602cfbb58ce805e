import type { Json } from '../json';

/** Text of a prediction or reference: texts as they are, nothing for null, everything else as JSON. */
export function toText(value: Json): string {
  if (value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
