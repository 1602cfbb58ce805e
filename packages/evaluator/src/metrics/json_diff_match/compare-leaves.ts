import type { Json } from '../../json';

/** What became of one path. */
export type PathKind = 'equal' | 'changed' | 'type' | 'missing' | 'extra';

/** One path of the two values compared. */
export type PathDifference = {
  readonly path: string;
  readonly kind: PathKind;
  readonly isMatch: boolean;
  /** Absent on the side that does not have the path. */
  readonly expected?: Json;
  readonly actual?: Json;
};

type LeafRules = { readonly compareSchemaOnly: boolean; readonly includeExtraKeys: boolean };

/** Compares leaf by leaf: every path of the reference, then, if extra ones count, the paths only the prediction has. */
export function compareLeaves(
  actual: ReadonlyMap<string, Json>,
  expected: ReadonlyMap<string, Json>,
  rules: LeafRules,
): readonly PathDifference[] {
  const wanted = [...expected].map(([path, value]) => compareLeaf(path, value, actual.get(path), rules));
  if (!rules.includeExtraKeys) return wanted;
  const extra = [...actual]
    .filter(([path]) => !expected.has(path))
    .map(([path, value]): PathDifference => ({ path, kind: 'extra', isMatch: false, actual: value }));
  return [...wanted, ...extra];
}

function compareLeaf(path: string, expected: Json, actual: Json | undefined, rules: LeafRules): PathDifference {
  if (actual === undefined) return { path, kind: 'missing', isMatch: false, expected };
  const kind = kindOf(expected, actual);
  const isMatch = kind === 'equal' || (kind === 'changed' && rules.compareSchemaOnly);
  return { path, kind, isMatch, expected, actual };
}

function kindOf(expected: Json, actual: Json): PathKind {
  if (typeName(expected) !== typeName(actual)) return 'type';
  return expected === actual || typeof expected === 'object' ? 'equal' : 'changed';
}

/** Leaves that are lists or objects are empty ones, so two of one type are equal. */
function typeName(leaf: Json): string {
  if (leaf === null) return 'null';
  return Array.isArray(leaf) ? 'list' : typeof leaf;
}
