import { hkdfSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { deriveSecret } from './derive-secret';

const key = 'ab'.repeat(32);

it('is HKDF-SHA-256 over the bytes of the key', () => {
  const expected = Buffer.from(hkdfSync('sha256', Buffer.from(key, 'hex'), '', 'assay:sessions', 32));
  expect(deriveSecret(key, 'sessions')).toBe(expected.toString('base64url'));
});

it('depends on the key and on the purpose, not on how the key is written', () => {
  const secrets = [deriveSecret(key, 'a'), deriveSecret(key, 'b'), deriveSecret('cd'.repeat(32), 'a')];
  expect(new Set(secrets).size).toBe(3);
  expect(deriveSecret(Buffer.from(key, 'hex').toString('base64'), 'a')).toBe(secrets[0]);
});

it('refuses what is no key', () => {
  expect(() => deriveSecret('short', 'a')).toThrow(RangeError);
});
