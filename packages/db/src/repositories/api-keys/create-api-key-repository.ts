import { type ApiKey, roleSchema } from '@assay/contracts';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import type { ApiKeyRepository } from '../../ports/api-key-repository';
import { newestPage } from '../paging/newest-page';
import { notFound } from '../refusals/not-found';
import { requireId } from '../refusals/require-id';
import { isoTime } from '../sql/row-fields';
import { storedText } from '../sql/stored-text';
import type { WorkspaceContext } from '../workspace-context';

const apiKeyRow = z.object({
  id: z.string(),
  name: z.string(),
  role: roleSchema,
  prefix: z.string(),
  createdAt: isoTime,
  lastUsedAt: isoTime.nullable(),
  expiresAt: isoTime.nullable(),
  revokedAt: isoTime.nullable(),
});

async function createApiKey(
  { database, workspaceId, actorId }: WorkspaceContext,
  { name, role, prefix, hash, expiresAt }: Parameters<ApiKeyRepository['create']>[0],
): Promise<ApiKey> {
  const row = await database.prisma.apiKey.create({
    data: { id: newId(), workspaceId, name: storedText(name), role, prefix, hash, expiresAt, createdBy: actorId },
  });
  return apiKeyRow.parse(row);
}

/** API keys of one workspace in PostgreSQL. */
export function createApiKeyRepository(context: WorkspaceContext): ApiKeyRepository {
  return {
    create: (input) => createApiKey(context, input),
    list: (page) =>
      newestPage(context, page, {
        select: `SELECT k.id, k.name, k.role, k.prefix, k.created_at AS "createdAt", k.last_used_at AS "lastUsedAt",
            k.expires_at AS "expiresAt", k.revoked_at AS "revokedAt"
          FROM api_key k WHERE true`,
        alias: 'k',
        row: apiKeyRow,
        toItem: (key) => key,
      }),
    revoke: async (id) => {
      const revoked = await context.sql.run(
        'UPDATE api_key SET revoked_at = coalesce(revoked_at, now()) WHERE id = $1 AND workspace_id = $2',
        [requireId('api_key', id), context.workspaceId],
      );
      if (revoked === 0) throw notFound('api_key', id);
    },
  };
}
