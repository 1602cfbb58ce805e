import { expect, it } from 'vitest';
import { expiresAt } from './expiry';
import { keyState } from './key-state';

const now = Date.parse('2026-01-31T12:00:00.000Z');

it.each([
  ['30', '2026-03-02T12:00:00.000Z'],
  ['365', '2027-01-31T12:00:00.000Z'],
  ['never', null],
])('lets a key chosen for %s end at %s', (choice, moment) => {
  expect(expiresAt(choice, now)).toBe(moment);
});

it.each([
  [null, null, 'active'],
  [null, '2026-02-01T00:00:00.000Z', 'active'],
  [null, '2026-01-31T12:00:00.000Z', 'expired'],
  ['2026-01-01T00:00:00.000Z', '2026-01-31T12:00:00.000Z', 'revoked'],
] as const)('calls a key revoked at %s that ends at %s %s', (revokedAt, ends, state) => {
  expect(keyState({ revokedAt, expiresAt: ends }, now)).toBe(state);
});
