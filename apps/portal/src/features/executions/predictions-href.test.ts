import { expect, it } from 'vitest';
import { predictionsHref } from './predictions-href';

it('leads to all predictions of an execution', () => {
  expect(predictionsHref('e1')).toBe('/evaluation/executions/e1/predictions');
});

it('keeps an empty category, which finds the cases without one', () => {
  expect(predictionsHref('e1', { metric: 0, category: '' })).toBe(
    '/evaluation/executions/e1/predictions?metric=0&category=',
  );
});
