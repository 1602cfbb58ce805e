import type { Json } from '../../json';
import { canonicalJson } from '../../json-text/canonical-json';
import { type EqualityRules, jsonEqual } from '../../json-text/json-equal';
import { type TextRules, tidyText } from '../../text/tidy-text';

/** Ways to compare the two values of a field. */
export const fieldComparisons = ['exact', 'ignore_case', 'numeric', 'unordered_list', 'contains'] as const;

/** One of {@link fieldComparisons}. */
export type FieldComparison = (typeof fieldComparisons)[number];

/** How the two values of one field are compared; `tolerance` is the largest difference of numbers that still counts as equal. */
export type FieldRules = Pick<EqualityRules, 'coerce' | 'unicodeNormalization'> & {
  readonly compare: FieldComparison;
  readonly tolerance: number;
};

type Comparison = (actual: Json, expected: Json, rules: EqualityRules, tolerance: number) => boolean;

/** So that 1.1 and 1.0 are within 0.1 in spite of rounding. */
const relativeSlack = 1e-9;

const comparisons: Readonly<Record<FieldComparison, Comparison>> = {
  exact: () => false,
  ignore_case: (actual, expected, rules) => jsonEqual(actual, expected, { ...rules, caseSensitive: false }),
  numeric: isWithinTolerance,
  unordered_list: (actual, expected, rules) =>
    Array.isArray(actual) && Array.isArray(expected) && hasSameItems(actual, expected, rules),
  contains: isContained,
};

/** True when the two values of a field agree; equal values agree under every comparison. */
export function compareField(actual: Json, expected: Json, { compare, tolerance, ...given }: FieldRules): boolean {
  const rules: EqualityRules = {
    ...given,
    caseSensitive: true,
    normalizeWhitespace: false,
    trim: false,
    trimTrailingPunctuation: false,
  };
  return jsonEqual(actual, expected, rules) || comparisons[compare](actual, expected, rules, tolerance);
}

function isWithinTolerance(actual: Json, expected: Json, { coerce }: EqualityRules, tolerance: number): boolean {
  const [left, right] = [numberOf(actual, coerce), numberOf(expected, coerce)];
  if (left === undefined || right === undefined) return false;
  const slack = tolerance > 0 ? relativeSlack * Math.max(1, Math.abs(left), Math.abs(right)) : 0;
  return Math.abs(left - right) <= tolerance + slack;
}

function numberOf(value: Json, coerce: boolean): number | undefined {
  if (typeof value === 'number') return value;
  const isNumberText =
    coerce && typeof value === 'string' && /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i.test(value);
  return isNumberText ? Number(value) : undefined;
}

/** The expected text stands in the answer's, or every expected item (as often as expected) in the answer's list. */
function isContained(actual: Json, expected: Json, rules: EqualityRules): boolean {
  if (typeof actual === 'string' && typeof expected === 'string') {
    const needle = tidyText(expected, rules);
    return needle !== '' && tidyText(actual, rules).includes(needle);
  }
  if (!Array.isArray(actual)) return false;
  const wanted = Array.isArray(expected) ? expected : [expected];
  return wanted.length > 0 && countMissing(actual, wanted, rules) === 0;
}

function hasSameItems(actual: readonly Json[], expected: readonly Json[], rules: EqualityRules): boolean {
  return actual.length === expected.length && countMissing(actual, expected, rules) === 0;
}

/** How many expected items find no equal of their own. */
function countMissing(actual: readonly Json[], expected: readonly Json[], rules: TextRules): number {
  const left = new Map<string, number>();
  for (const item of actual) {
    const key = canonicalJson(item, (text) => tidyText(text, rules));
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return expected.filter((item) => {
    const key = canonicalJson(item, (text) => tidyText(text, rules));
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  }).length;
}
