import { type Alignment, alignmentOf, hasWrong } from './alignment';
import type { BeamDistance } from './beam-distance';

/** Longest run of words moved at once, farthest it is moved, and most moves tried for one pair of texts. */
const longestShift = 10;
const farthestShift = 50;
export const mostCandidates = 1_000;

type Match = { readonly start: number; readonly startInReference: number; readonly length: number };
type Shift = { readonly gain: number; readonly length: number; readonly start: number; readonly target: number };

/** The best move found, and how many have been tried so far. */
export type ShiftSearch = {
  readonly gain: number;
  readonly words: Int32Array;
  readonly candidates: number;
};

/**
 * The move of a run of words that lowers the edit distance most; of equal ones the longer run, the earlier run, the earlier target.
 *
 * @param tried - moves tried before for the same texts; looking stops soon after {@link mostCandidates}
 * @see Snover et al. (2006), section 3; sacrebleu lib_ter.py for which moves are tried
 */
export function bestShift(words: Int32Array, reference: Int32Array, beam: BeamDistance, tried: number): ShiftSearch {
  const { distance, edits } = beam.align(words);
  const alignment = alignmentOf(edits);
  let candidates = tried;
  let best: Shift | undefined;
  for (const match of matchesOf(words, reference)) {
    if (isPointless(match, alignment)) continue;
    for (const target of targetsOf(match, alignment)) {
      const same = Math.min(match.start, target);
      const gain = distance - beam.distanceFrom(moved(words, { ...match, target }), same);
      const shift = { gain, length: match.length, start: match.start, target };
      candidates++;
      if (best === undefined || isBetter(shift, best)) best = shift;
    }
    if (candidates >= mostCandidates) break;
  }
  return best === undefined
    ? { gain: 0, words, candidates }
    : { gain: best.gain, words: moved(words, best), candidates };
}

/** Runs that stand in both texts, not too far apart, at every length up to the longest. */
function* matchesOf(words: Int32Array, reference: Int32Array): Generator<Match> {
  for (let start = 0; start < words.length; start++) {
    const last = Math.min(reference.length - 1, start + farthestShift);
    for (let startInReference = Math.max(0, start - farthestShift); startInReference <= last; startInReference++) {
      const longest = Math.min(longestShift, words.length - start, reference.length - startInReference);
      for (let length = 1; length <= longest; length++) {
        if (words[start + length - 1] !== reference[startInReference + length - 1]) break;
        yield { start, startInReference, length };
      }
    }
  }
}

/** A run is moved only if something is wrong on both sides, and not to where it stands. */
function isPointless({ start, startInReference, length }: Match, { placeOf, wrongBefore }: Alignment): boolean {
  if (!hasWrong(wrongBefore.answer, start, length)) return true;
  if (!hasWrong(wrongBefore.reference, startInReference, length)) return true;
  const place = placeOf[startInReference] ?? -1;
  return start <= place && place < start + length;
}

/** Positions to move a run to: before the words of the answer that stand for the run of the reference. */
function targetsOf({ startInReference, length }: Match, { placeOf }: Alignment): readonly number[] {
  const targets: number[] = [];
  for (let index = startInReference - 1; index < startInReference + length; index++) {
    const place = index === -1 ? -1 : placeOf[index];
    if (place === undefined) break;
    if (targets.at(-1) !== place + 1) targets.push(place + 1);
  }
  return targets;
}

/** The words with a run moved; a target inside the run moves it past the words that follow. */
function moved(words: Int32Array, { start, length, target }: Omit<Shift, 'gain'>): Int32Array {
  const result = words.slice();
  const run = words.subarray(start, start + length);
  if (target < start) {
    result.copyWithin(target + length, target, start);
    result.set(run, target);
    return result;
  }
  const [from, to] = [start + length, target > start + length ? target : length + target];
  const passed = words.subarray(from, Math.min(to, words.length));
  result.set(passed, start);
  result.set(run, start + passed.length);
  return result;
}

function isBetter(shift: Shift, best: Shift): boolean {
  const differences = [
    shift.gain - best.gain,
    shift.length - best.length,
    best.start - shift.start,
    best.target - shift.target,
  ];
  return (differences.find((difference) => difference !== 0) ?? 0) > 0;
}
