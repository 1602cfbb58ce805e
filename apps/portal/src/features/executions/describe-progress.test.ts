import { expect, it } from 'vitest';
import { describeErrors, describeRate, describeTimeLeft } from './describe-progress';

const progress = { total: 50, done: 37, errors: 2, ratePerSecond: 0.3, secondsLeft: 43.3 };

it('says how long it still takes', () => {
  expect(describeTimeLeft(progress)).toBe('about 43 s left');
  expect(describeTimeLeft({ ...progress, secondsLeft: 0.2 })).toBe('about 1 s left');
  expect(describeTimeLeft({ ...progress, secondsLeft: null })).toBeUndefined();
});

it('says how fast it is, by the minute or by the second', () => {
  expect(describeRate(progress)).toBe('18 cases a minute');
  expect(describeRate({ ...progress, ratePerSecond: 41.6 })).toBe('42 cases a second');
  expect(describeRate({ ...progress, ratePerSecond: null })).toBeUndefined();
});

it('counts errors', () => {
  expect(describeErrors(progress)).toBe('2 errors');
  expect(describeErrors({ ...progress, errors: 1 })).toBe('1 error');
  expect(describeErrors({ ...progress, errors: 0 })).toBe('no errors');
});
