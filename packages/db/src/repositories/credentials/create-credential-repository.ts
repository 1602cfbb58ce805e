import { type Credential, credentialKindSchema } from '@assay/contracts';
import { z } from 'zod';
import type { CredentialRepository } from '../../ports/credential-repository';
import { newestPage } from '../paging/newest-page';
import { nameTakenOr } from '../refusals/name-taken';
import { notFound } from '../refusals/not-found';
import { requireId } from '../refusals/require-id';
import { isoTime } from '../sql/row-fields';
import { storedText } from '../sql/stored-text';
import type { WorkspaceContext } from '../workspace-context';

const credentialRow = z.object({
  id: z.string(),
  name: z.string(),
  kind: credentialKindSchema,
  hint: z.string(),
  createdAt: isoTime,
  updatedAt: isoTime,
});

/** One row, or the refusal for its id. */
function theOne<Row>(rows: readonly Row[], id: string): Row {
  const [row] = rows;
  if (row === undefined) throw notFound('credential', id);
  return row;
}

async function createCredential(
  { database, workspaceId, actorId }: WorkspaceContext,
  { id, name, kind, sealed, hint }: Parameters<CredentialRepository['create']>[0],
): Promise<Credential> {
  const row = await database.prisma.credential
    .create({
      data: { id, workspaceId, name: storedText(name), kind, sealed, hint: storedText(hint), createdBy: actorId },
    })
    .catch((error: unknown) => {
      throw nameTakenOr(error, 'credential', name);
    });
  return credentialRow.parse(row);
}

/** The sealed secret; its use is recorded at most once a minute, so that a busy credential is not written all the time. */
async function readSealed({ sql, workspaceId }: WorkspaceContext, id: string) {
  const values = [requireId('credential', id), workspaceId];
  const rows = await sql.rows(
    z.object({ kind: credentialKindSchema, sealed: z.string() }),
    'SELECT kind, sealed FROM credential WHERE id = $1 AND workspace_id = $2',
    values,
  );
  const secret = theOne(rows, id);
  await sql.run(
    `UPDATE credential SET last_used_at = now()
     WHERE id = $1 AND workspace_id = $2
       AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
    values,
  );
  return secret;
}

/** Credentials of one workspace in PostgreSQL; secrets come and go sealed. */
export function createCredentialRepository(context: WorkspaceContext): CredentialRepository {
  const { credential } = context.database.prisma;
  const owned = (id: string) => ({ id: requireId('credential', id), workspaceId: context.workspaceId });
  return {
    create: (input) => createCredential(context, input),
    replaceSecret: async (id, sealed, hint) => {
      const data = { sealed, hint: storedText(hint) };
      const rows = await credential.updateManyAndReturn({ where: owned(id), data });
      return credentialRow.parse(theOne(rows, id));
    },
    get: async (id) => credentialRow.parse(theOne(await credential.findMany({ where: owned(id) }), id)),
    readSealed: (id) => readSealed(context, id),
    list: (page) =>
      newestPage(context, page, {
        select: `SELECT c.id, c.name, c.kind, c.hint, c.created_at AS "createdAt", c.updated_at AS "updatedAt"
          FROM credential c WHERE true`,
        alias: 'c',
        row: credentialRow,
        toItem: (row) => row,
      }),
    remove: async (id) => {
      const { count } = await credential.deleteMany({ where: owned(id) });
      if (count === 0) throw notFound('credential', id);
    },
  };
}
