import type { Json } from '../../json';
import { isRecord } from '../../json-text/is-record';
import { foldCase } from '../../text/fold-case';

/** The value with the case of every object key folded; of two keys that become equal the last counts. */
export function foldKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(foldKeys);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [foldCase(key), foldKeys(child)]));
}
