import type { PredictionScore } from '@assay/contracts';
import { describe, expect, it } from 'vitest';
import { countPassed } from './count-passed';

function score(value: number | null, passed: boolean | null): PredictionScore {
  return { metricIndex: 0, score: value, value, passed, comment: '', subScores: [], metadata: {}, error: null };
}

describe('how many verdicts of a prediction are passes', () => {
  it('leaves out scores without a threshold and counts those that are missing', () => {
    const scores = [score(1, true), score(0.2, false), score(0.7, null), score(null, null)];
    expect(countPassed({ scores })).toEqual({ passed: 1, judged: 2, unscored: 1 });
  });
});
