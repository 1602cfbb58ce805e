import { expect, it } from 'vitest';
import { heatLevel } from './heat-level';

it.each([
  [0.65, 0.8, -3],
  [0.75, 0.8, -2],
  [0.79, 0.8, -1],
  [0.8, 0.8, 1],
  [0.85, 0.8, 2],
  [0.95, 0.8, 3],
  [0.2, undefined, 0],
])('puts %d against %s at level %d', (value, threshold, level) => expect(heatLevel(value, threshold)).toBe(level));
