import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { families } from './families/index';
import { sameValue } from './same-value';
import { type VectorCase, vectorFileSchema } from './vector-case';

const exclusionsFile = fileURLToPath(new URL('../test-vectors/exclusions.json', import.meta.url));
const exclusionsSchema = z.array(
  z.object({ family: z.string(), reason: z.string().min(20), ids: z.array(z.string()).min(1) }),
);

/** What a family's run found: cases that differ though they should not, and exclusions that are no longer needed. */
export type FamilyReport = {
  readonly cases: number;
  readonly failures: readonly string[];
  readonly needlessExclusions: readonly string[];
};

/** Families with a file in a folder, and how many cases each file holds. */
export function familiesIn(folder: string): readonly { readonly family: string; readonly cases: number }[] {
  return Object.keys(families)
    .filter((family) => existsSync(fileOf(folder, family)))
    .map((family) => ({ family, cases: readCases(folder, family).length }));
}

/** Puts every case of a family to our metrics. */
export async function runFamily(folder: string, family: string): Promise<FamilyReport> {
  const excluded = excludedIds(family);
  const failures: string[] = [];
  const needlessExclusions: string[] = [];
  const cases = readCases(folder, family);
  for (const vector of cases) {
    const differences = await differencesOf(family, vector);
    if (differences.length > 0 && !excluded.has(vector.id)) failures.push(`${vector.id}: ${differences.join('; ')}`);
    if (differences.length === 0 && excluded.has(vector.id)) needlessExclusions.push(vector.id);
  }
  return { cases: cases.length, failures, needlessExclusions };
}

async function differencesOf(family: string, vector: VectorCase): Promise<readonly string[]> {
  const comparisons = (await families[family]?.(vector)) ?? [];
  if (comparisons.length === 0) return ['nothing was compared'];
  return comparisons
    .filter(({ actual, expected }) => !sameValue(actual, expected))
    .map(({ what, actual, expected }) => `${what} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`);
}

function excludedIds(family: string): ReadonlySet<string> {
  const exclusions = exclusionsSchema.parse(JSON.parse(readFileSync(exclusionsFile, 'utf8')));
  return new Set(exclusions.filter((exclusion) => exclusion.family === family).flatMap(({ ids }) => ids));
}

function readCases(folder: string, family: string): readonly VectorCase[] {
  return vectorFileSchema.parse(JSON.parse(readFileSync(fileOf(folder, family), 'utf8'))).cases;
}

function fileOf(folder: string, family: string): string {
  return join(folder, `${family}.json`);
}
