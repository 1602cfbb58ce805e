import type { Json } from '../json';
import { type TextRules, tidyText } from '../text/tidy-text';
import { toText } from '../text/to-text';
import { isRecord } from './is-record';

/** What is ignored when two JSON values are compared; `coerce` lets a text equal the number or boolean it spells. */
export type EqualityRules = TextRules & { readonly coerce: boolean };

/** Deep equality: texts under the text rules, numbers as numbers, booleans never equal to numbers, key order ignored, list order kept. */
export function jsonEqual(left: Json, right: Json, rules: EqualityRules): boolean {
  const pending: [Json, Json][] = [[left, right]];
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const inner = comparePair(pair[0], pair[1], rules);
    if (inner === false) return false;
    for (const next of inner) pending.push(next);
  }
  return true;
}

/** False when the two differ here; otherwise the pairs that still have to be equal. */
function comparePair(left: Json, right: Json, rules: EqualityRules): false | [Json, Json][] {
  if (Array.isArray(left) && Array.isArray(right)) return pairLists(left, right);
  if (isRecord(left) && isRecord(right)) return pairRecords(left, right);
  return scalarsEqual(left, right, rules) ? [] : false;
}

function pairLists(left: Json[], right: Json[]): false | [Json, Json][] {
  if (left.length !== right.length) return false;
  return left.map((value, index) => [value, right[index] ?? null]);
}

function pairRecords(left: Record<string, Json>, right: Record<string, Json>): false | [Json, Json][] {
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length || !keys.every((key) => Object.hasOwn(right, key))) return false;
  return keys.map((key) => [left[key] ?? null, right[key] ?? null]);
}

function scalarsEqual(left: Json, right: Json, rules: EqualityRules): boolean {
  if (typeof left === 'string' && typeof right === 'string') return tidyText(left, rules) === tidyText(right, rules);
  if (left === right) return true;
  return rules.coerce && coercible(left, right) && tidyText(toText(left), rules) === tidyText(toText(right), rules);
}

/** A text against a number or boolean; never a boolean against a number. */
function coercible(left: Json, right: Json): boolean {
  const types = [typeof left, typeof right];
  return types.includes('string') && (types.includes('number') || types.includes('boolean'));
}
