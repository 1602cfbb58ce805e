import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exclusions } from './exclusions';
import { families } from './families/index';
import { sameValue } from './same-value';
import { type VectorCase, vectorFileSchema } from './vector-case';

/** What a family's run found. */
export type FamilyReport = {
  readonly passed: number;
  /** Reasons with the ids of the cases that differ because of them. */
  readonly excluded: ReadonlyMap<string, readonly string[]>;
  /** Ids of excluded cases whose reason neither specification gives. */
  readonly unwritten: readonly string[];
  /** Cases that differ though nothing says they may. */
  readonly failures: readonly string[];
};

/** Families with a file in a folder, and how many cases each file holds. */
export function familiesIn(folder: string): readonly { readonly family: string; readonly cases: number }[] {
  return Object.keys(families)
    .filter((family) => existsSync(fileOf(folder, family)))
    .map((family) => ({ family, cases: readCases(folder, family).length }));
}

/** Puts every case of a family to our metrics. */
export async function runFamily(folder: string, family: string): Promise<FamilyReport> {
  let passed = 0;
  const excluded = new Map<string, string[]>();
  const unwritten: string[] = [];
  const failures: string[] = [];
  for (const vector of readCases(folder, family)) {
    const differences = await differencesOf(family, vector);
    const reason = exclusions.find((one) => one.families.includes(family) && one.touches(vector));
    if (differences.length === 0) passed += 1;
    else if (reason === undefined) failures.push(`${vector.id}: ${differences.join('; ')}`);
    else {
      excluded.set(reason.reason, [...(excluded.get(reason.reason) ?? []), vector.id]);
      if (!reason.isWritten) unwritten.push(vector.id);
    }
  }
  return { passed, excluded, unwritten, failures };
}

async function differencesOf(family: string, vector: VectorCase): Promise<readonly string[]> {
  const comparisons = (await families[family]?.(vector)) ?? [];
  if (comparisons.length === 0) return ['nothing was compared'];
  return comparisons
    .filter(({ actual, expected, tolerance }) => !sameValue(actual, expected, tolerance))
    .map(({ what, actual, expected }) => `${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
}

function readCases(folder: string, family: string): readonly VectorCase[] {
  return vectorFileSchema.parse(JSON.parse(readFileSync(fileOf(folder, family), 'utf8'))).cases;
}

function fileOf(folder: string, family: string): string {
  return join(folder, `${family}.json`);
}
