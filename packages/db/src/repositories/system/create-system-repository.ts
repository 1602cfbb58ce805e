import { roleSchema } from '@assay/contracts';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import type { Database } from '../../client/create-database';
import type { SystemRepository } from '../../ports/system-repository';
import { notFound } from '../refusals/not-found';
import { requireId } from '../refusals/require-id';
import { idRow } from '../sql/row-fields';
import { createSqlRunner } from '../sql/sql-runner';
import { storedText } from '../sql/stored-text';
import { createSetupLink } from './setup-link';

const storedApiKey = z.object({
  id: z.string(),
  workspaceId: z.string(),
  role: roleSchema,
  hash: z.string(),
  expiresAt: z.date().nullable(),
  revokedAt: z.date().nullable(),
  lastUsedAt: z.date().nullable(),
});

async function ensureWorkspace({ prisma }: Database, slug: string, name: string) {
  const { count } = await prisma.workspace.createMany({
    data: [{ id: newId(), slug, name: storedText(name) }],
    skipDuplicates: true,
  });
  const { id } = await prisma.workspace.findUniqueOrThrow({ where: { slug }, select: { id: true } });
  return { id, created: count === 1 };
}

const membershipRow = z.object({ workspaceId: z.string(), role: roleSchema });

const membershipQuery = `SELECT workspace_id AS "workspaceId", role FROM member
  WHERE user_id = $1 ORDER BY (workspace_id::text = $2) DESC NULLS LAST, created_at, workspace_id LIMIT 1`;

/**
 * The reads and writes that come before a workspace is known. Not scoped: for signing in, for start-up and for
 * background jobs, which carry ids only.
 */
export function createSystemRepository(database: Database): SystemRepository {
  const sql = createSqlRunner(database);
  return {
    findApiKeyByHash: async (hash) => {
      const row = await database.prisma.apiKey.findUnique({ where: { hash: storedText(hash) } });
      return row === null ? undefined : storedApiKey.parse(row);
    },
    touchApiKey: async (id) => {
      await sql.run(
        `UPDATE api_key SET last_used_at = now()
         WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
        [requireId('api_key', id)],
      );
    },
    ensureWorkspace: (slug, name) => ensureWorkspace(database, slug, name),
    workspaceOfExecution: async (executionId) => {
      const [workspace] = await sql.rows(idRow, 'SELECT workspace_id AS id FROM execution WHERE id = $1', [
        requireId('execution', executionId),
      ]);
      if (workspace === undefined) throw notFound('execution', executionId);
      return workspace.id;
    },
    workspaceName: async (id) => {
      const { name } = await database.prisma.workspace.findUniqueOrThrow({ where: { id }, select: { name: true } });
      return name;
    },
    findMembership: async (userId, preferred) => {
      const [membership] = await sql.rows(membershipRow, membershipQuery, [userId, preferred]);
      return membership;
    },
    ...createSetupLink(database),
  };
}
