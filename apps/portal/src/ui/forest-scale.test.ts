import { expect, it } from 'vitest';
import { forestScale } from './forest-scale';

it('holds the farthest interval, with few round lines on both sides of zero', () => {
  expect(forestScale(0)).toEqual({ limit: 1, lines: [-1, 0, 1] });
  expect(forestScale(7.2)).toEqual({ limit: 10, lines: [-10, -5, 0, 5, 10] });
  expect(forestScale(44.7)).toEqual({ limit: 60, lines: [-60, -40, -20, 0, 20, 40, 60] });
  expect(forestScale(100)).toEqual({ limit: 100, lines: [-100, -50, 0, 50, 100] });
});
