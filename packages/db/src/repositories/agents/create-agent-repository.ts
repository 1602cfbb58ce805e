import type { Agent } from '@assay/contracts';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import type { AgentRepository } from '../../ports/agent-repository';
import { archiveOwned } from '../owned/archive-owned';
import { nextVersionNumber } from '../owned/next-version-number';
import { newestNamedPage } from '../paging/newest-named-page';
import { nameTakenOr } from '../refusals/name-taken';
import { notFound } from '../refusals/not-found';
import { requireId } from '../refusals/require-id';
import { inTransaction } from '../sql/sql-runner';
import { storedText } from '../sql/stored-text';
import type { WorkspaceContext } from '../workspace-context';
import { agentRow, selectAgents, toAgent, toAgentVersion } from './agent-row';
import { findAgentVersions } from './find-agent-versions';
import { insertAgentVersion } from './insert-agent-version';

async function getAgent({ sql, workspaceId }: WorkspaceContext, id: string): Promise<Agent> {
  const [row] = await sql.rows(agentRow, `${selectAgents} WHERE a.id = $1 AND a.workspace_id = $2`, [
    requireId('agent', id),
    workspaceId,
  ]);
  if (row === undefined) throw notFound('agent', id);
  return toAgent(row);
}

async function createAgent(
  context: WorkspaceContext,
  { name, description, ...version }: Parameters<AgentRepository['create']>[0],
): Promise<Agent> {
  const agentId = newId();
  await inTransaction(context.database, async (sql) => {
    await sql.run('INSERT INTO agent (id, workspace_id, name, description, created_by) VALUES ($1, $2, $3, $4, $5)', [
      agentId,
      context.workspaceId,
      storedText(name),
      storedText(description),
      context.actorId,
    ]);
    await insertAgentVersion(sql, context, { agentId, number: 1 }, version);
  }).catch((error: unknown) => {
    throw nameTakenOr(error, 'agent', name);
  });
  return getAgent(context, agentId);
}

async function updateAgent(
  context: WorkspaceContext,
  id: string,
  { name, description }: Parameters<AgentRepository['update']>[1],
): Promise<Agent> {
  await context.sql
    .run(
      `UPDATE agent SET name = coalesce($3, name), description = coalesce($4, description)
       WHERE id = $1 AND workspace_id = $2`,
      [
        requireId('agent', id),
        context.workspaceId,
        name === undefined ? null : storedText(name),
        description === undefined ? null : storedText(description),
      ],
    )
    .catch((error: unknown) => {
      throw nameTakenOr(error, 'agent', name ?? '');
    });
  return getAgent(context, id);
}

async function namesUsingCredential({ sql, workspaceId }: WorkspaceContext, credentialId: string): Promise<string[]> {
  const rows = await sql.rows(
    z.object({ name: z.string() }),
    `SELECT a.name FROM agent a WHERE a.workspace_id = $1 AND EXISTS (
       SELECT 1 FROM agent_version v WHERE v.agent_id = a.id
         AND jsonb_path_exists(v.config, '$.** ? (@ == $id)', jsonb_build_object('id', $2::text)))
     ORDER BY a.name`,
    [workspaceId, storedText(credentialId)],
  );
  return rows.map(({ name }) => name);
}

/** Agents of one workspace in PostgreSQL. */
export function createAgentRepository(context: WorkspaceContext): AgentRepository {
  return {
    create: (input) => createAgent(context, input),
    update: (id, changes) => updateAgent(context, id, changes),
    addVersion: async (id, version) => {
      await inTransaction(context.database, async (sql) => {
        const number = await nextVersionNumber(sql, context.workspaceId, 'agent', id);
        await insertAgentVersion(sql, context, { agentId: id, number }, version);
      });
      return getAgent(context, id);
    },
    get: (id) => getAgent(context, id),
    getVersion: async (id, number) => {
      const [version] = await findAgentVersions(context, id, number);
      if (version === undefined) throw notFound('agent', number === 'latest' ? id : `${id} with a version ${number}`);
      return toAgentVersion(version);
    },
    listVersions: async (id) => {
      const versions = (await findAgentVersions(context, id, 'all')).map(toAgentVersion);
      if (versions.length === 0) throw notFound('agent', id);
      return versions;
    },
    list: (page) =>
      newestNamedPage(context, page, {
        select: `${selectAgents} WHERE a.archived_at IS NULL`,
        alias: 'a',
        row: agentRow,
        toItem: toAgent,
      }),
    archive: (id) => archiveOwned(context, 'agent', id),
    namesUsingCredential: (credentialId) => namesUsingCredential(context, credentialId),
  };
}
