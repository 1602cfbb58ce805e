import { expect, it } from 'vitest';
import { type Difference, describeDelta } from './describe-delta';

const base: Difference = { by: 0.034, unit: 'points', isHigherBetter: true, isEvidence: true };

it('counts a score in points, with its sign', () =>
  expect(describeDelta(base)).toEqual({ amount: '+3.4 points', word: 'better', tone: 'better', arrow: 'up' }));

it('turns the meaning, not the arrow, where lower is better', () =>
  expect(
    describeDelta({
      by: 0.2,
      unit: 's',
      isHigherBetter: false,
      isEvidence: true,
      words: { better: 'faster', worse: 'slower' },
    }),
  ).toEqual({ amount: '+0.2 s', word: 'slower', tone: 'worse', arrow: 'up' }));

it('makes no claim without evidence', () =>
  expect(describeDelta({ ...base, by: -0.008, isEvidence: false })).toEqual({
    amount: '−0.8 points',
    word: 'no evidence of a difference',
    tone: 'none',
    arrow: 'none',
  }));

it('says unchanged for nothing at all', () => expect(describeDelta({ ...base, by: 0 }).word).toBe('unchanged'));

it('puts the sign before the dollar', () =>
  expect(describeDelta({ ...base, by: -0.002, unit: '$', isHigherBetter: false }).amount).toBe('−$0.002'));
