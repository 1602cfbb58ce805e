import { useTestDatabase } from '@assay/testing';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createRepositoriesFor } from '../create-repositories-for';
import { codeOf } from '../test-support/code-of';
import { newWorkspace } from '../test-support/new-workspace';
import { seedEvaluator, seedExecution } from '../test-support/seed-evaluator';
import { createSystemRepository } from './create-system-repository';

const test = useTestDatabase();

describe('before a workspace is known', () => {
  it('a workspace is made once for its slug, also by many at the same time', async () => {
    const system = createSystemRepository(test.database);
    const made = await Promise.all(Array.from({ length: 5 }, () => system.ensureWorkspace('default', 'Default')));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made.filter(({ created }) => created)).toHaveLength(1);
  });

  it('an API key is found by its hash, and its use recorded once a minute', async () => {
    const system = createSystemRepository(test.database);
    const { workspaceId, repositories } = await newWorkspace(test.database);
    const { id } = await repositories.apiKeys.create({
      name: 'ci',
      role: 'viewer',
      prefix: 'p',
      hash: 'the-hash',
      expiresAt: null,
    });
    expect(await system.findApiKeyByHash('the-hash')).toEqual({
      id,
      workspaceId,
      role: 'viewer',
      hash: 'the-hash',
      expiresAt: null,
      revokedAt: null,
      lastUsedAt: null,
    });
    expect(await system.findApiKeyByHash('another')).toBeUndefined();
    await system.touchApiKey(id);
    const usedAt = async () => (await repositories.apiKeys.list({ limit: 1 })).items[0]?.lastUsedAt;
    const first = await usedAt();
    expect(first).not.toBeNull();
    await system.touchApiKey(id);
    expect(await usedAt()).toBe(first);
  });

  it('an execution tells its workspace', async () => {
    const system = createSystemRepository(test.database);
    const { workspaceId, repositories } = await newWorkspace(test.database);
    const { id } = await seedExecution(repositories, await seedEvaluator(repositories, 1));
    expect(await system.workspaceOfExecution(id)).toBe(workspaceId);
    expect(await codeOf(system.workspaceOfExecution(newId()))).toBe('execution.not_found');
    expect(await codeOf(system.workspaceOfExecution('no-id'))).toBe('execution.not_found');
  });

  it('an id that can be no workspace’s makes no repositories', () => {
    const repositoriesFor = createRepositoriesFor(test.database);
    expect(() => repositoriesFor({ workspaceId: 'no-id', actorId: 'x' })).toThrowError(/no workspace no-id/);
  });
});
