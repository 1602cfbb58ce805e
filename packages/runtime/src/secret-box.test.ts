import { AppError } from '@assay/contracts';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from './secret-box';
import { generateSecretKey } from './secret-key';

function codeOf(attempt: () => unknown): string {
  try {
    attempt();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return 'no error';
}

describe('createSecretBox', () => {
  const key = generateSecretKey();
  const box = createSecretBox(key);

  it.each(['', 'sk-123', 'naïve 😀', 'x'.repeat(20_000)])('opens what it sealed (%#)', (text) => {
    const sealed = box.seal(text, 'credential:1');
    expect(sealed.split('.').slice(0, 2)).toEqual(['v1', box.keyId]);
    expect(box.open(sealed, 'credential:1')).toBe(text);
  });

  it('never seals the same text the same way twice', () => {
    expect(box.seal('same', 'c')).not.toBe(box.seal('same', 'c'));
  });

  it('reads a key as hexadecimal and as base64', () => {
    const hex = Buffer.from(key, 'base64').toString('hex');
    expect(createSecretBox(hex).open(box.seal('text', 'c'), 'c')).toBe('text');
  });

  it('says which keys differ when it was sealed with another one', () => {
    const other = createSecretBox(generateSecretKey());
    const open = () => other.open(box.seal('text', 'c'), 'c');
    expect(codeOf(open)).toBe('credential.unreadable');
    expect(open).toThrow(new RegExp(`key ${box.keyId}.*key ${other.keyId}`));
  });

  it('refuses another context', () => {
    const sealed = box.seal('text', 'credential:1');
    expect(codeOf(() => box.open(sealed, 'credential:2'))).toBe('credential.unreadable');
  });

  it.each([2, 3, 4])('refuses a text changed in part %i', (part) => {
    const parts = box.seal('some text', 'c').split('.');
    const bytes = Buffer.from(parts[part] ?? '', 'base64url');
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    parts[part] = bytes.toString('base64url');
    expect(codeOf(() => box.open(parts.join('.'), 'c'))).toBe('credential.unreadable');
  });

  it.each(['', 'plain text', 'v2.a.b.c.d', 'v1.only'])('refuses %j, which is no sealed text', (text) => {
    expect(codeOf(() => box.open(text, 'c'))).toBe('credential.unreadable');
  });

  it('refuses a shortened tag', () => {
    const parts = box.seal('some text', 'c').split('.');
    parts[3] = Buffer.from(parts[3] ?? '', 'base64url')
      .subarray(0, 4)
      .toString('base64url');
    expect(codeOf(() => box.open(parts.join('.'), 'c'))).toBe('credential.unreadable');
  });

  it.each(['', 'short', 'g'.repeat(64), 'ab'.repeat(31)])('refuses the key %j', (bad) => {
    expect(() => createSecretBox(bad)).toThrow(RangeError);
  });
});
