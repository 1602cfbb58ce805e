import type { BleuStatistics } from './statistics';

/** How BLEU is computed from statistics. */
export type BleuRules = {
  readonly smoothing: 'exp' | 'none' | 'floor' | 'add-k';
  /** null: 0.1 for floor, 1 for add-k. */
  readonly smoothingValue: number | null;
  readonly effectiveOrder: boolean;
  readonly referenceLength: 'closest' | 'shortest';
};

/** BLEU with its parts; precisions by order and the penalty in [0, 1], the score up to rounding. */
export type Bleu = { readonly score: number; readonly precisions: readonly number[]; readonly brevityPenalty: number };

const defaultFloor = 0.1;
const defaultAddK = 1;

/**
 * BLEU of a case or a corpus; 0 when nothing matches at all, whatever the smoothing.
 *
 * @see Papineni et al. (2002), section 2.3; smoothing after Chen & Cherry (2014), methods 1 to 3, as sacrebleu applies them
 */
export function bleuOf(statistics: BleuStatistics, rules: BleuRules): Bleu {
  const brevityPenalty = penaltyOf(statistics, rules);
  const orders = statistics.counts.length;
  if (!statistics.counts.some((count) => count > 0)) {
    return { score: 0, precisions: new Array<number>(orders).fill(0), brevityPenalty };
  }
  const possible = possibleOrders(statistics, rules);
  const smoothed = smoothedPrecisions(statistics, rules).slice(0, possible);
  const precisions = Array.from({ length: orders }, (_, index) => smoothed[index] ?? 0);
  const used = rules.effectiveOrder ? possible : orders;
  const logSum = precisions.slice(0, used).reduce((sum, precision) => sum + Math.log(precision), 0);
  return { score: brevityPenalty * Math.exp(logSum / used), precisions, brevityPenalty };
}

function penaltyOf({ outputLength, closestLength, shortestLength }: BleuStatistics, rules: BleuRules): number {
  const wanted = rules.referenceLength === 'closest' ? closestLength : shortestLength;
  if (outputLength >= wanted) return 1;
  return outputLength === 0 ? 0 : Math.exp(1 - wanted / outputLength);
}

/** Orders before the first one that no run of the output is long enough for; add-k makes every order beyond the first possible. */
function possibleOrders({ totals }: BleuStatistics, rules: BleuRules): number {
  const isPossible = (total: number, index: number): boolean => total + addedAt(index, rules) > 0;
  const firstImpossible = totals.findIndex((total, index) => !isPossible(total, index));
  return firstImpossible === -1 ? totals.length : firstImpossible;
}

function smoothedPrecisions({ counts, totals }: BleuStatistics, rules: BleuRules): number[] {
  let halvings = 0;
  return counts.map((count, index) => {
    const added = addedAt(index, rules);
    const [matched, possible] = [count + added, (totals[index] ?? 0) + added];
    if (matched > 0 || possible === 0) return possible === 0 ? 0 : matched / possible;
    if (rules.smoothing === 'exp') return 1 / (2 ** ++halvings * possible);
    return rules.smoothing === 'floor' ? (rules.smoothingValue ?? defaultFloor) / possible : 0;
  });
}

function addedAt(index: number, rules: BleuRules): number {
  return rules.smoothing === 'add-k' && index > 0 ? (rules.smoothingValue ?? defaultAddK) : 0;
}
