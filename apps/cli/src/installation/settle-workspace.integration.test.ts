import { generateApiKey } from '@assay/auth';
import { createRepositoriesFor, createSystemRepository } from '@assay/db';
import { useTestDatabase } from '@assay/testing';
import { expect, it } from 'vitest';
import { settleSetupLink } from './settle-setup-link';
import { settleFirstKey, settleWorkspace } from './settle-workspace';

const test = useTestDatabase();

const keysOf = async (workspaceId: string) => {
  const repositories = createRepositoriesFor(test.database)({ workspaceId, actorId: 'system' });
  return { ...repositories.apiKeys, items: (await repositories.apiKeys.list({ limit: 50 })).items };
};

it('lets the holder of the key in as administrator, once however often it starts', async () => {
  const { key, hash } = generateApiKey();
  const first = await settleWorkspace(test.url, key);
  const second = await settleWorkspace(test.url, key);
  expect(second).toEqual({ workspaceId: first.workspaceId, key });
  expect(await createSystemRepository(test.database).findApiKeyByHash(hash)).toMatchObject({
    workspaceId: first.workspaceId,
    role: 'admin',
  });
  expect((await keysOf(first.workspaceId)).items).toHaveLength(1);
});

it('makes another key where the known one was revoked', async () => {
  const { key } = generateApiKey();
  const { workspaceId } = await settleWorkspace(test.url, key);
  const keys = await keysOf(workspaceId);
  await keys.revoke(keys.items[0]?.id ?? '');
  const settled = await settleWorkspace(test.url, key);
  expect(settled.key).not.toBe(key);
  expect(await settleWorkspace(test.url, settled.key)).toEqual(settled);
});

it('makes the link for the first account while there is none, each in place of the one before', async () => {
  await settleWorkspace(test.url, generateApiKey().key);
  const links = [
    await settleSetupLink(test.url, 'https://assay.example/'),
    await settleSetupLink(test.url, 'http://a'),
  ];
  expect(links).toEqual([
    expect.stringMatching(/^https:\/\/assay\.example\/setup\?token=[\w-]{43}$/),
    expect.stringMatching(/^http:\/\/a\/setup\?token=[\w-]{43}$/),
  ]);
  const stored = await test.database.prisma.verification.findMany();
  expect(stored).toHaveLength(1);
  expect(links[1]).not.toContain(stored[0]?.value);
  await test.database.prisma.user.create({ data: { id: 'u', name: 'Ada', email: 'ada@example.org' } });
  expect(await settleSetupLink(test.url, 'http://a')).toBeNull();
});

it('shows a first key only where a workspace has none', async () => {
  await settleWorkspace(test.url, generateApiKey().key);
  expect(await settleFirstKey(test.url)).toBeUndefined();
});
