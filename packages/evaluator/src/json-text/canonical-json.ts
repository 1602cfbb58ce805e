import type { Json } from '../json';
import { isRecord } from './is-record';

/**
 * A text that two values share exactly when they are equal: key order does not matter, list order does, 1 is 1.0, true is not 1.
 *
 * @param tidy - how every text value is taken before it is compared; as it is unless given
 */
export function canonicalJson(value: Json, tidy: (text: string) => string = (text) => text): string {
  if (typeof value === 'string') return JSON.stringify(tidy(value));
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item, tidy)).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}:${canonicalJson(child, tidy)}`);
  return `{${entries.sort().join(',')}}`;
}
