import type { Json } from '../json';

/** True for a JSON object (not a list, not null). */
export function isRecord(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
