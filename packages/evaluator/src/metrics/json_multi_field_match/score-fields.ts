import type { Json } from '../../json';
import { isRecord } from '../../json-text/is-record';
import type { ParsedJson } from '../../json-text/parse-json-text';
import { scored } from '../../score';
import type { ScoredResult, SubScore } from '../../score-result';
import type { UnicodeNormalization } from '../../text/unicode-normalization';
import { compareField } from './compare-field';
import type { FieldLookup } from './field-path';
import type { Field } from './fields-setting';

type MatchRules = {
  readonly fields: readonly Field[];
  readonly missingEqualsNull: boolean;
  readonly coerce: boolean;
  readonly unicodeNormalization: UnicodeNormalization;
};

/** Weighted share of the fields that agree, with one part per field in the order of the setting; every field is 0 when a side is no object. */
export function scoreFields(
  output: ParsedJson,
  reference: Json,
  lookups: readonly FieldLookup[],
  rules: MatchRules,
): ScoredResult {
  const actual = output.ok && isRecord(output.value) ? output.value : undefined;
  const expected = isRecord(reference) ? reference : undefined;
  const problem = describeProblem(output, actual, expected);
  const subScores = rules.fields.map((field, index): SubScore => {
    const lookup = lookups[index];
    if (actual === undefined || expected === undefined || lookup === undefined) {
      return { key: field.path, score: 0, value: {}, comment: problem };
    }
    return scoreField(field, [lookup(actual), lookup(expected)], rules);
  });
  const total = rules.fields.reduce((sum, { weight }) => sum + weight, 0);
  const matched = rules.fields.reduce((sum, { weight }, index) => sum + weight * (subScores[index]?.score ?? 0), 0);
  const right = subScores.filter(({ score }) => score === 1).length;
  const duplicateKeys = output.ok ? [...output.duplicateKeys] : [];
  return scored(
    Math.min(1, matched / total),
    problem === '' ? `${right} of ${subScores.length} fields are right` : problem,
    {
      subScores,
      metadata: { duplicateKeys },
    },
  );
}

function describeProblem(output: ParsedJson, actual: unknown, expected: unknown): string {
  if (!output.ok) return `the answer ${output.problem}`;
  if (actual === undefined) return 'the answer is not a JSON object';
  return expected === undefined ? 'the expected answer is not a JSON object' : '';
}

function scoreField(
  field: Field,
  [actual, expected]: readonly [Json | undefined, Json | undefined],
  rules: MatchRules,
): SubScore {
  const { coerce, unicodeNormalization } = rules;
  const isMissing = [actual === undefined, expected === undefined];
  const isSame = isMissing.includes(true)
    ? isSameNothing(actual, expected, rules)
    : compareField(actual ?? null, expected ?? null, { ...field, coerce, unicodeNormalization });
  return {
    key: field.path,
    score: isSame ? 1 : 0,
    value: { ...(expected !== undefined && { expected }), ...(actual !== undefined && { actual }) },
    comment: describeField(isSame, actual, expected),
  };
}

/** Two missing fields agree; a missing one agrees with null only if the setting says so. */
function isSameNothing(actual: Json | undefined, expected: Json | undefined, rules: MatchRules): boolean {
  if (actual === undefined && expected === undefined) return true;
  return rules.missingEqualsNull && (actual ?? null) === null && (expected ?? null) === null;
}

function describeField(isSame: boolean, actual: Json | undefined, expected: Json | undefined): string {
  if (actual === undefined && expected === undefined) return 'missing in both, which counts as equal';
  if (actual === undefined)
    return isSame ? 'missing, where null is expected: counts as equal' : 'missing in the answer';
  if (expected === undefined)
    return isSame ? 'null, where none is expected: counts as equal' : 'not in the expected answer';
  return isSame ? 'equal' : 'differs';
}
