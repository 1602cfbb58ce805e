import { randomBytes } from 'node:crypto';
import { useTestDatabase } from '@assay/testing';
import { describe, expect, it } from 'vitest';
import { allPages } from '../test-support/all-pages';
import { codeOf } from '../test-support/code-of';
import { newWorkspace } from '../test-support/new-workspace';

const test = useTestDatabase();

function input(name = 'ci') {
  const hash = randomBytes(32).toString('hex');
  return { name, role: 'editor', prefix: 'assay_12', hash, expiresAt: new Date('2030-01-02T03:04:05.678Z') } as const;
}

describe('API keys', () => {
  it('are stored by their hash and listed newest first without it', async () => {
    const { apiKeys } = (await newWorkspace(test.database)).repositories;
    const created = await apiKeys.create(input('a'));
    expect(created).toEqual({
      id: created.id,
      name: 'a',
      role: 'editor',
      prefix: 'assay_12',
      createdAt: created.createdAt,
      lastUsedAt: null,
      expiresAt: '2030-01-02T03:04:05.678Z',
      revokedAt: null,
    });
    for (const name of ['b', 'c', 'd', 'e']) await apiKeys.create(input(name));
    const all = await allPages((cursor) => apiKeys.list({ limit: 2, ...(cursor === undefined ? {} : { cursor }) }));
    expect(all.map(({ name }) => name)).toEqual(['e', 'd', 'c', 'b', 'a']);
    expect(all.at(-1)).toEqual(created);
  });

  it('are revoked once and stay in the list', async () => {
    const { apiKeys } = (await newWorkspace(test.database)).repositories;
    const { id } = await apiKeys.create(input());
    await apiKeys.revoke(id);
    const revokedAt = async () => (await apiKeys.list({ limit: 1 })).items[0]?.revokedAt;
    const first = await revokedAt();
    expect(first).not.toBeNull();
    await apiKeys.revoke(id);
    expect(await revokedAt()).toBe(first);
  });

  it('of another workspace are not there', async () => {
    const mine = (await newWorkspace(test.database)).repositories.apiKeys;
    const theirs = (await newWorkspace(test.database)).repositories.apiKeys;
    const { id } = await mine.create(input());
    expect(await codeOf(theirs.revoke(id))).toBe('api_key.not_found');
    expect(await codeOf(mine.revoke('no-id'))).toBe('api_key.not_found');
    expect((await theirs.list({ limit: 10 })).items).toEqual([]);
    expect((await mine.list({ limit: 10 })).items[0]?.revokedAt).toBeNull();
  });
});
