import type { Json } from '../../json';
import { isRecord } from '../../json-text/is-record';

/**
 * Every leaf of a value by its JSON Pointer; null, empty lists and empty objects are leaves, a scalar is one leaf at the root.
 *
 * @param value - nested at most a few hundred levels deep
 * @see RFC 6901
 */
export function flattenJson(value: Json): ReadonlyMap<string, Json> {
  const leaves = new Map<string, Json>();
  collect(value, '', leaves);
  return leaves;
}

function collect(value: Json, path: string, leaves: Map<string, Json>): void {
  const children = childrenOf(value);
  if (children.length === 0) leaves.set(path, value);
  for (const [key, child] of children) collect(child, `${path}/${escapeKey(key)}`, leaves);
}

function childrenOf(value: Json): readonly (readonly [string, Json])[] {
  if (Array.isArray(value)) return value.map((item, index) => [String(index), item]);
  return isRecord(value) ? Object.entries(value) : [];
}

function escapeKey(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
