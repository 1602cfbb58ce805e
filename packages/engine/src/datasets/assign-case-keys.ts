import type { CaseInput } from '@assay/contracts';
import type { NewCase } from '@assay/db';
import { sha256 } from '../sha256';

/** Hexadecimal digits of a question's hash in its key: 128 bits, so that no two questions meet by chance. */
const hashDigits = 32;

/**
 * Gives every case the key it is paired by: its own id, else a hash of the question with its occurrence number.
 *
 * A repeated id (the import report names its row) keeps its case under a key of its own; keys never repeat.
 */
export function assignCaseKeys(cases: readonly CaseInput[]): NewCase[] {
  const taken = new Set(cases.flatMap(({ id }) => (id === null ? [] : [id])));
  const seen = new Map<string, number>();
  return cases.map((input) => {
    const base = input.id ?? `q-${sha256(input.question).slice(0, hashDigits)}`;
    const occurrence = (seen.get(base) ?? 0) + 1;
    seen.set(base, occurrence);
    const isFirstOfId = input.id !== null && occurrence === 1;
    return { ...input, caseKey: isFirstOfId ? base : freeKey(base, occurrence, taken) };
  });
}

function freeKey(base: string, occurrence: number, taken: Set<string>): string {
  let number = occurrence;
  while (taken.has(`${base}#${number}`)) number++;
  const key = `${base}#${number}`;
  taken.add(key);
  return key;
}
