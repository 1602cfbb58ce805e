import { createBeamDistance } from './beam-distance';
import { bestShift, mostCandidates } from './shifts';

/** More words are cut off. */
const longestText = 2_000;

/** Edits from an answer to a reference. */
export type TranslationEdits = {
  /** Insertions, deletions, substitutions and moved runs. */
  readonly edits: number;
  readonly referenceLength: number;
  readonly truncated: boolean;
};

/**
 * The number of edits that turn an answer into a reference, where moving a run of words is one edit.
 *
 * Moves are found greedily, as finding the fewest is too hard; texts are cut at 2,000 words.
 *
 * @see Snover et al. (2006), section 3
 */
export function translationEdits(output: readonly string[], reference: readonly string[]): TranslationEdits {
  const truncated = output.length > longestText || reference.length > longestText;
  const ids = new Map<string, number>();
  const [got, want] = [toIds(output, ids), toIds(reference, ids)];
  if (want.length === 0) return { edits: got.length, referenceLength: 0, truncated };
  return { edits: countEdits(got, want), referenceLength: want.length, truncated };
}

function countEdits(got: Int32Array, want: Int32Array): number {
  const beam = createBeamDistance(want, got.length);
  let [words, shifts, candidates] = [got, 0, 0];
  for (;;) {
    const found = bestShift(words, want, beam, candidates);
    candidates = found.candidates;
    if (candidates >= mostCandidates || found.gain <= 0) break;
    shifts++;
    words = found.words;
  }
  return shifts + beam.align(words).distance;
}

function toIds(words: readonly string[], ids: Map<string, number>): Int32Array {
  return Int32Array.from(words.slice(0, longestText), (word) => {
    const known = ids.get(word) ?? ids.size;
    ids.set(word, known);
    return known;
  });
}
