import type { Json } from '../json';
import { duplicateKeys } from './duplicate-keys';
import { nestingDepth } from './nesting-depth';

/** Deeper values are refused, so that walking them cannot exhaust the stack. */
const deepest = 500;

/** A JSON value read strictly, or why it could not be read. */
export type ParsedJson =
  | { readonly ok: true; readonly value: Json; readonly duplicateKeys: readonly string[] }
  | { readonly ok: false; readonly problem: string };

/** Reads a text as one strict JSON value (the last of duplicate keys wins and is reported); a value that is no text is taken as it is. */
export function parseJsonText(source: Json): ParsedJson {
  if (typeof source !== 'string') return checkDepth(source, []);
  const value = parse(source);
  return value === undefined ? { ok: false, problem: 'is not valid JSON' } : checkDepth(value, duplicateKeys(source));
}

function parse(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

function checkDepth(value: Json, duplicates: readonly string[]): ParsedJson {
  if (nestingDepth(value) > deepest) return { ok: false, problem: `is nested deeper than ${deepest} levels` };
  return { ok: true, value, duplicateKeys: duplicates };
}
