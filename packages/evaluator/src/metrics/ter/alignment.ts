import type { Edit } from './beam-distance';

/** How the words of an answer and a reference stand to each other. */
export type Alignment = {
  /** For each word of the reference the answer's word it stands for, or the last before it; -1 before the first. */
  readonly placeOf: readonly number[];
  /** Wrong words of the answer, and of the reference, before each position; to count those of a run. */
  readonly wrongBefore: { readonly answer: readonly number[]; readonly reference: readonly number[] };
};

/** Reads an alignment from the edits that turn the answer into the reference. */
export function alignmentOf(edits: readonly Edit[]): Alignment {
  const placeOf: number[] = [];
  const answer = [0];
  const reference = [0];
  for (const edit of edits) {
    const wrong = edit === 'keep' ? 0 : 1;
    if (edit !== 'insert') answer.push((answer.at(-1) ?? 0) + wrong);
    if (edit === 'delete') continue;
    reference.push((reference.at(-1) ?? 0) + wrong);
    placeOf.push(answer.length - 2);
  }
  return { placeOf, wrongBefore: { answer, reference } };
}

/** True when a run holds a wrong word. */
export function hasWrong(wrongBefore: readonly number[], start: number, length: number): boolean {
  return (wrongBefore[start + length] ?? 0) > (wrongBefore[start] ?? 0);
}
