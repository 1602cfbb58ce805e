import type { PairVerdict } from './compare-pair';

/** Many comparisons of two answers, and whether the judge minded their order. */
export type PairSummary = {
  readonly nPairs: number;
  readonly nFirst: number;
  readonly nSecond: number;
  readonly nTies: number;
  /** Wins of the first answer and half of the ties, of all pairs; in [0, 1], null for no pairs. */
  readonly winRate: number | null;
  /** Share of the pairs put to the judge in which both orders gave the same answer; null when none was. */
  readonly consistency: number | null;
  /** Share of pairs in which the first place won both times minus that of the second place; in [-1, 1], null when none was asked. */
  readonly positionBias: number | null;
};

/** Sums up the verdicts on pairs. */
export function summarizePairs(
  verdicts: readonly Pick<PairVerdict, 'winner' | 'orders' | 'favouredPlace'>[],
): PairSummary {
  const count = (holds: (verdict: (typeof verdicts)[number]) => boolean): number => verdicts.filter(holds).length;
  const [nFirst, nSecond, nTies] = [
    count(({ winner }) => winner === 'first'),
    count(({ winner }) => winner === 'second'),
    count(({ winner }) => winner === 'tie'),
  ];
  const nAsked = count(({ orders }) => orders.length > 0);
  const nConsistent = count(({ orders: [forth, back] }) => forth !== undefined && forth === back);
  const nPlaces =
    count(({ favouredPlace }) => favouredPlace === 'first') - count(({ favouredPlace }) => favouredPlace === 'second');
  return {
    nPairs: verdicts.length,
    ...{ nFirst, nSecond, nTies },
    winRate: verdicts.length === 0 ? null : (nFirst + nTies / 2) / verdicts.length,
    consistency: nAsked === 0 ? null : nConsistent / nAsked,
    positionBias: nAsked === 0 ? null : nPlaces / nAsked,
  };
}
