import { createHash } from 'node:crypto';
import type { StoredApiKey } from '@assay/contracts';
import { roleSchema } from '@assay/contracts';
import { describe, expect, it } from 'vitest';
import { createApiKeyAuthenticator } from './api-key-authenticator';
import { generateApiKey, hashApiKey, matchesApiKeyHash } from './api-key-text';
import { requireRole } from './require-role';

const now = new Date('2024-05-01T12:00:00Z');
const { key, hash, prefix } = generateApiKey();

function authenticator(change: Partial<StoredApiKey> = {}) {
  const stored: StoredApiKey = {
    id: 'k1',
    workspaceId: 'w1',
    role: 'editor',
    hash,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
    ...change,
  };
  const touched: [string, Date][] = [];
  const lookedUp: string[] = [];
  const { authenticate } = createApiKeyAuthenticator({
    findByHash: async (wanted) => {
      lookedUp.push(wanted);
      return wanted === hash ? stored : undefined;
    },
    touch: async (id, at) => void touched.push([id, at]),
    now: () => now,
  });
  return { authenticate, touched, lookedUp };
}

describe('generateApiKey', () => {
  it('makes a key of a known form, its prefix and its hash', () => {
    expect(key).toMatch(/^assay_[\w-]{43}$/);
    expect(key.startsWith(prefix)).toBe(true);
    expect(prefix).toHaveLength(12);
    expect(hash).toBe(createHash('sha256').update(key).digest('hex'));
  });

  it('never makes the same key twice', () => {
    expect(new Set(Array.from({ length: 1_000 }, () => generateApiKey().key)).size).toBe(1_000);
  });
});

describe('matchesApiKeyHash', () => {
  it.each([
    [key, hash, true],
    [key, hash.toUpperCase(), true],
    [`${key}x`, hash, false],
    [key, hashApiKey('other'), false],
    [key, '', false],
    [key, hash.slice(0, 32), false],
  ])('judges key and hash (%#)', (candidate, against, matches) => {
    expect(matchesApiKeyHash(candidate, against)).toBe(matches);
  });
});

describe('authenticate', () => {
  it('tells who is asking and remembers the use', async () => {
    const { authenticate, touched } = authenticator();
    expect(await authenticate(`Bearer ${key}`)).toEqual({ workspaceId: 'w1', role: 'editor', id: 'api-key:k1' });
    expect(touched).toEqual([['k1', now]]);
  });

  it('does not write a use again within a minute', async () => {
    const recent = authenticator({ lastUsedAt: new Date(now.getTime() - 59_000) });
    await recent.authenticate(`bearer ${key}`);
    expect(recent.touched).toEqual([]);
    const older = authenticator({ lastUsedAt: new Date(now.getTime() - 60_000) });
    await older.authenticate(`Bearer ${key}`);
    expect(older.touched).toHaveLength(1);
  });

  it.each([undefined, '', 'Bearer', 'Bearer ', key, `Basic ${key}`])('wants a key when it gets %j', async (header) => {
    await expect(authenticator().authenticate(header)).rejects.toMatchObject({ code: 'auth.required', status: 401 });
  });

  it('refuses an unknown key, and looks up only what has the form of one', async () => {
    const { authenticate, lookedUp } = authenticator();
    for (const unknown of [generateApiKey().key, 'assay_short', 'x'.repeat(10_000)]) {
      const refusal = authenticate(`Bearer ${unknown}`);
      await expect(refusal).rejects.toMatchObject({
        code: 'auth.invalid_credentials',
        message: 'The API key is not known.',
      });
    }
    expect(lookedUp).toHaveLength(1);
  });

  it('refuses a stored key whose hash is not the one looked up', async () => {
    const { authenticate } = authenticator({ hash: hashApiKey('other') });
    await expect(authenticate(`Bearer ${key}`)).rejects.toMatchObject({ code: 'auth.invalid_credentials' });
  });

  it.each([
    ['expired', { expiresAt: now }, 'expired on 2024-05-01T12:00:00.000Z'],
    ['revoked', { revokedAt: new Date('2024-04-01T00:00:00Z') }, 'was revoked on 2024-04-01T00:00:00.000Z'],
  ])('refuses an %s key and does not count it as used', async (_, change, reason) => {
    const { authenticate, touched } = authenticator(change);
    const refusal = authenticate(`Bearer ${key}`);
    await expect(refusal).rejects.toMatchObject({
      code: 'auth.invalid_credentials',
      message: `The API key ${reason}.`,
    });
    await expect(refusal).rejects.not.toThrow(key);
    expect(touched).toEqual([]);
  });

  it('lets a key in until the moment it expires', async () => {
    const { authenticate } = authenticator({ expiresAt: new Date(now.getTime() + 1) });
    expect((await authenticate(`Bearer ${key}`)).id).toBe('api-key:k1');
  });
});

describe('requireRole', () => {
  const roles = roleSchema.options;
  it.each(roles.flatMap((has) => roles.map((needs) => [has, needs] as const)))('%s asked for %s', (has, needs) => {
    const attempt = () => requireRole({ workspaceId: 'w', role: has, id: 'u' }, needs);
    if (roles.indexOf(has) >= roles.indexOf(needs)) expect(attempt).not.toThrow();
    else expect(attempt).toThrow(`This takes the role ${needs}; you have the role ${has}.`);
  });
});
