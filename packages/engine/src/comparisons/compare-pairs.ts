import type { ComparedMetric } from '@assay/contracts';
import type { PairedScore } from '@assay/db';
import { mcnemar, mean, pairedDifference } from '@assay/stats';

/** A metric compared, before Holm's correction over its neighbours gives the verdict. */
export type PairFigures = Omit<ComparedMetric, 'name' | 'type' | 'adjustedPValue' | 'verdict'>;

/** Differences below this are rounding, not change. */
export const changeSlack = 1e-9;

/**
 * Paired statistics of a metric over the cases two executions share.
 *
 * Counts are of predictions (a case per trial). The mean difference, its interval and the test take each case once, with
 * the mean of its trials, because trials of one case are not independent. Verdicts of 0 and 1 are tested by exact McNemar,
 * anything else by a paired permutation test.
 *
 * @param seed - the same seed and pairs give the same figures
 */
export function comparePairs(pairs: readonly PairedScore[], seed: string): PairFigures {
  const scored = pairs.flatMap(({ baseline, execution, ...place }) =>
    baseline === null || execution === null ? [] : [{ ...place, baseline, execution }],
  );
  const changes = scored.map(({ baseline, execution }) => execution - baseline);
  const nImproved = changes.filter((change) => change > changeSlack).length;
  const nWorse = changes.filter((change) => change < -changeSlack).length;
  const counts = {
    nShared: pairs.length,
    nImproved,
    nWorse,
    nUnchanged: scored.length - nImproved - nWorse,
    nUnscored: pairs.length - scored.length,
  };
  const cases = meansByCase(scored);
  if (cases.length === 0) return { ...nothing, ...counts };
  const { meanDifference, interval, pValue } = pairedDifference(cases, { seed });
  const isBinary = cases.flat().every((score) => score === 0 || score === 1);
  const verdicts = cases.map(([first, second]) => [first === 1, second === 1] as const);
  return {
    meanBaseline: mean(cases.map(([first]) => first)),
    mean: mean(cases.map(([, second]) => second)),
    difference: meanDifference,
    interval,
    pValue: isBinary ? mcnemar(verdicts).pValue : pValue,
    test: isBinary ? 'mcnemar_exact' : 'paired_permutation',
    ...counts,
  };
}

const nothing = {
  meanBaseline: null,
  mean: null,
  difference: null,
  interval: null,
  pValue: null,
  test: null,
} as const;

type ScoredPair = {
  readonly datasetId: string;
  readonly caseKey: string;
  readonly baseline: number;
  readonly execution: number;
};

function meansByCase(scored: readonly ScoredPair[]): (readonly [number, number])[] {
  const byCase = new Map<string, ScoredPair[]>();
  for (const pair of scored) {
    const key = `${pair.datasetId}/${pair.caseKey}`;
    const group = byCase.get(key);
    if (group === undefined) byCase.set(key, [pair]);
    else group.push(pair);
  }
  return [...byCase.values()].flatMap((group) => {
    const first = mean(group.map(({ baseline }) => baseline));
    const second = mean(group.map(({ execution }) => execution));
    return first === null || second === null ? [] : [[first, second] as const];
  });
}
