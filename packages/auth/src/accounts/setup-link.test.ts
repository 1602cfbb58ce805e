import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { generateSetupToken } from './setup-link';

it('makes a token of 32 random bytes, its SHA-256, and an end in seven days', () => {
  const { token, hash, expiresAt } = generateSetupToken(new Date('2024-05-01T12:00:00Z'));
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(hash).toBe(createHash('sha256').update(token).digest('hex'));
  expect(expiresAt.toISOString()).toBe('2024-05-08T12:00:00.000Z');
  expect(generateSetupToken(new Date()).token).not.toBe(token);
});
