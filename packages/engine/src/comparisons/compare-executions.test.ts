import type { ExecutionDetail, SnapshotMetric } from '@assay/contracts';
import type { ComparedSide, PairedScore } from '@assay/db';
import { describe, expect, it } from 'vitest';
import {
  buildExecution,
  buildSnapshot,
  buildSnapshotDataset,
  buildSnapshotMetric,
  uuid,
} from '../test-support/builders';
import { compareExecutions } from './compare-executions';

type Scores = readonly (readonly [baseline: number | null, execution: number | null])[];

function execution(number: number, metrics: SnapshotMetric[], status: ExecutionDetail['status'] = 'COMPLETED') {
  const configurations = [{ name: 'Main', datasets: [buildSnapshotDataset(1, 20)], metrics, visualizations: [] }];
  return buildExecution(buildSnapshot({ configurations }), status, { id: uuid(number), number });
}

function toPairs(scores: Scores): PairedScore[] {
  return scores.map(([baseline, after], index) => ({
    datasetId: uuid(601),
    caseKey: `case-${index}`,
    trial: 1,
    baseline,
    execution: after,
  }));
}

function depsOf(executions: readonly ExecutionDetail[], byMetric: readonly Scores[], composite: Scores = []) {
  return {
    executions: {
      get: async (id: string) => {
        const found = executions.find((candidate) => candidate.id === id);
        if (found === undefined) throw new Error(`no execution ${id}`);
        return found;
      },
    },
    comparisons: {
      counts: async () => ({ nShared: 20, onlyInBaseline: 0, onlyInExecution: 2 }),
      pairs: async (_baseline: ComparedSide, { of }: ComparedSide) =>
        toPairs(of === 'composite' ? composite : (byMetric[of.metricIndex] ?? [])),
    },
  };
}

const times = (count: number, pair: readonly [number | null, number | null]): Scores =>
  Array.from({ length: count }, () => pair);

describe('a comparison', () => {
  it('tells a change from noise, metric by metric, corrected for how many there are', async () => {
    const metrics = [0, 1, 2, 3].map((index) => buildSnapshotMetric(index));
    const [comparison] = await compareExecutions(
      depsOf(
        [execution(41, metrics), execution(42, metrics)],
        [
          [...times(12, [0, 1]), ...times(8, [1, 1])],
          [...times(9, [0.2, 0.6]), ...times(11, [0.7, 0.7])],
          [...times(3, [0, 1]), ...times(2, [1, 0]), ...times(14, [1, 1]), [null, 1]],
          times(20, [0.4, 0.4]),
        ],
        [...times(12, [0.2, 0.5]), ...times(8, [0.9, 0.9])],
      ),
      [uuid(41), uuid(42)],
    );
    const [binary, continuous, noise, same] = comparison?.metrics ?? [];
    // Exact McNemar of 12 to 0: 2 / 2^12; Holm multiplies the smallest of four by 4.
    expect(binary).toMatchObject({ test: 'mcnemar_exact', verdict: 'better', nImproved: 12, nUnchanged: 8 });
    expect(binary?.pValue).toBeCloseTo(2 / 4096, 12);
    expect(binary?.adjustedPValue).toBeCloseTo(8 / 4096, 12);
    expect(binary?.difference).toBeCloseTo(0.6, 12);
    // All 2^9 signs: only the two unanimous ones are as far out; second smallest of four, so times 3.
    expect(continuous).toMatchObject({ test: 'paired_permutation', verdict: 'better' });
    expect(continuous?.adjustedPValue).toBeCloseTo((3 * 2) / 512, 12);
    expect(noise).toMatchObject({
      verdict: 'no_evidence',
      nImproved: 3,
      nWorse: 2,
      nUnchanged: 14,
      nUnscored: 1,
    });
    expect(same).toMatchObject({ verdict: 'unchanged', difference: 0, nUnchanged: 20 });
    expect(comparison?.headline).toMatch(
      /^#42 against #41 on 20 shared cases: composite \+18\.0 points \(95 % CI \+\d+\.\d to \+\d+\.\d\), better\. 12 improved, 0 worse, 8 unchanged; 2 cases only in #42\.$/,
    );
  });

  it('says when there are too few cases to tell', async () => {
    const metrics = [buildSnapshotMetric(0)];
    const scores = times(5, [1, 0]);
    const deps = depsOf([execution(1, metrics), execution(2, metrics)], [scores], scores);
    const [comparison] = await compareExecutions(deps, [uuid(1), uuid(2)]);
    expect(comparison?.metrics[0]).toMatchObject({ verdict: 'not_enough_cases', difference: -1 });
    expect(comparison?.headline).toContain(
      'composite −100.0 points (95 % CI −100.0 to −100.0), not enough cases to tell',
    );
  });

  it('does not compare what measures something else, and neither its composite', async () => {
    const before = [buildSnapshotMetric(0), buildSnapshotMetric(1)];
    const after = [buildSnapshotMetric(0, { settings: { trim: true } }), buildSnapshotMetric(1, { weight: 2 })];
    const deps = depsOf([execution(1, before), execution(2, after)], [[], times(20, [0, 1])]);
    const [comparison] = await compareExecutions(deps, [uuid(1), uuid(2)]);
    expect(comparison?.metrics.map(({ verdict }) => verdict)).toEqual(['not_comparable', 'better']);
    expect(comparison?.composite).toMatchObject({ verdict: 'not_comparable', difference: null });
    expect(comparison?.headline).toContain('Metric 1 +100.0 points');
  });

  it('takes a case once however often it was tried', async () => {
    const metrics = [buildSnapshotMetric(0)];
    const deps = depsOf([execution(1, metrics), execution(2, metrics)], []);
    const pairs = async () =>
      [1, 2, 3].flatMap((trial) => toPairs(times(4, [0, 1])).map((pair) => ({ ...pair, trial })));
    const [comparison] = await compareExecutions({ ...deps, comparisons: { ...deps.comparisons, pairs } }, [
      uuid(1),
      uuid(2),
    ]);
    expect(comparison?.metrics[0]).toMatchObject({ nShared: 12, nImproved: 12 });
    expect(comparison?.metrics[0]?.pValue).toBeCloseTo(2 / 16, 12);
  });

  it.each([
    ['one execution alone', [uuid(1), uuid(1)]],
    ['an execution that still runs', [uuid(1), uuid(3)]],
  ])('refuses %s', async (_what, ids) => {
    const deps = depsOf([execution(1, []), execution(3, [], 'RUNNING')], []);
    await expect(compareExecutions(deps, ids)).rejects.toMatchObject({ code: 'comparison.not_comparable' });
  });
});
