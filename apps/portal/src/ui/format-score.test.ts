import { expect, it } from 'vitest';
import { formatScore } from './format-score';

it.each([
  [0.856481, '0.856'],
  [1, '1.000'],
  [0, '0.000'],
  [0.000123456, '0.000123'],
  [-0.25, '−0.250'],
  [36.5, '36.500'],
])('shows %d as %s', (value, text) => expect(formatScore(value)).toBe(text));

it('uses the decimal sign of the language', () => expect(formatScore(0.5, 'es')).toBe('0,500'));
