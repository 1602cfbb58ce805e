import type { Json } from '../../json';
import { passes } from '../../passes';
import { scored } from '../../score';
import type { ScoredResult, SubScore } from '../../score-result';
import { alignLists } from './align-lists';
import { compareLeaves, type PathDifference } from './compare-leaves';
import { flattenJson } from './flatten-json';
import { foldKeys } from './fold-keys';

/** How two JSON values are compared. */
export type DiffRules = {
  readonly compareSchemaOnly: boolean;
  readonly caseInsensitiveKeys: boolean;
  readonly includeExtraKeys: boolean;
  readonly unorderedLists: boolean;
  readonly threshold: number | null;
};

type Side = { readonly value: Json; readonly duplicateKeys: readonly string[] };

/** Most paths listed one by one; all of them count. Wrong ones are listed first. */
const mostListed = 1_000;

/** Share of matching paths, with one part per path. */
export function diffScore(output: Side, reference: Side, rules: DiffRules): ScoredResult {
  const prepare = (value: Json): Json => (rules.caseInsensitiveKeys ? foldKeys(value) : value);
  const [actual, expected] = [prepare(output.value), prepare(reference.value)];
  const aligned = rules.unorderedLists ? alignLists(actual, expected) : actual;
  const paths = compareLeaves(flattenJson(aligned), flattenJson(expected), rules);
  const matched = paths.filter((path) => path.isMatch).length;
  const score = paths.length === 0 ? 1 : matched / paths.length;
  const listed = [...paths.filter((path) => !path.isMatch), ...paths.filter((path) => path.isMatch)].slice(
    0,
    mostListed,
  );
  return scored(score, `${matched} of ${paths.length} fields are right${noteDuplicates(output)}`, {
    value: rules.threshold === null ? score : passes(score, rules.threshold),
    subScores: listed.map(toSubScore),
    metadata: {
      paths: paths.length,
      listedPaths: listed.length,
      duplicateKeys: [...output.duplicateKeys],
    },
  });
}

function noteDuplicates({ duplicateKeys }: Side): string {
  if (duplicateKeys.length === 0) return '';
  return `; the answer repeats ${duplicateKeys.map((key) => `"${key}"`).join(', ')}, the last value counts`;
}

function toSubScore({ path, kind, isMatch, expected, actual }: PathDifference): SubScore {
  return {
    key: path,
    score: isMatch ? 1 : 0,
    value: { kind, ...(expected !== undefined && { expected }), ...(actual !== undefined && { actual }) },
    comment: kind,
  };
}
