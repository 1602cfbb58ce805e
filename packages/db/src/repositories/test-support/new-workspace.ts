import { randomUUID } from 'node:crypto';
import type { Database } from '../../client/create-database';
import type { Repositories } from '../../ports/repositories';
import { createRepositoriesFor } from '../create-repositories-for';
import { createSystemRepository } from '../system/create-system-repository';

export type TestWorkspace = { readonly workspaceId: string; readonly repositories: Repositories };

/** A workspace of its own with its repositories. */
export async function newWorkspace(database: Database): Promise<TestWorkspace> {
  const slug = `w-${randomUUID()}`;
  const { id } = await createSystemRepository(database).ensureWorkspace(slug, slug);
  return { workspaceId: id, repositories: createRepositoriesFor(database)({ workspaceId: id, actorId: 'tester' }) };
}
