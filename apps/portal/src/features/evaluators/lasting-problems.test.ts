import { describe, expect, it } from 'vitest';
import { lastingProblems } from './lasting-problems';

const sent = {
  name: 'FAQ',
  configurations: [
    { name: 'A', metrics: [{ weight: 1 }] },
    { name: 'B', metrics: [] },
  ],
};
const taken = { path: 'name', message: 'is already used' };
const column = { path: 'configurations.0.metrics.0.metricId', message: 'no answer column' };

describe('lastingProblems', () => {
  it('keeps all while nothing has changed', () => {
    expect(lastingProblems([taken, column], sent, structuredClone(sent))).toEqual([taken, column]);
  });

  it('drops the one about a field that has changed', () => {
    expect(lastingProblems([taken, column], sent, { ...sent, name: 'FAQ 2' })).toEqual([column]);
  });

  it('drops one of a configuration when anything in that configuration has changed, and only then', () => {
    const [a, b] = sent.configurations;
    expect(lastingProblems([column], sent, { ...sent, configurations: [{ ...a, datasets: [] }, b] })).toEqual([]);
    expect(lastingProblems([column], sent, { ...sent, configurations: [a, { ...b, name: 'C' }] })).toEqual([column]);
  });
});
