import type { Json } from '../json';
import { isRecord } from '../json-text/is-record';

/** An object of a trace. */
export type TraceRecord = Readonly<Record<string, Json>>;

/** The value under the first of these names that the object holds; null counts as not there. */
export function firstOf(record: TraceRecord, names: readonly string[]): Json | undefined {
  for (const name of names) {
    const value = Object.hasOwn(record, name) ? record[name] : undefined;
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** The text under the first of these names that holds one; null where none does. */
export function firstText(record: TraceRecord, names: readonly string[]): string | null {
  for (const name of names) {
    const value = Object.hasOwn(record, name) ? record[name] : undefined;
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}

/** The object under a name, or undefined. */
export function recordAt(record: TraceRecord, name: string): TraceRecord | undefined {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  return value !== undefined && isRecord(value) ? value : undefined;
}

/** The list under a name, or undefined. */
export function listAt(record: TraceRecord, name: string): readonly Json[] | undefined {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  return Array.isArray(value) ? value : undefined;
}
