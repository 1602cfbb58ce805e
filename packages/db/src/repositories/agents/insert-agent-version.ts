import { v7 as newId } from 'uuid';
import type { NewAgentVersion } from '../../ports/agent-repository';
import type { SqlRunner } from '../sql/sql-runner';
import { storedJson } from '../sql/stored-json';
import { storedText } from '../sql/stored-text';
import type { WorkspaceContext } from '../workspace-context';

/** Stores one version of an agent under the given number. */
export async function insertAgentVersion(
  sql: SqlRunner,
  { workspaceId, actorId }: WorkspaceContext,
  place: { readonly agentId: string; readonly number: number },
  { connector, config, note }: NewAgentVersion,
): Promise<void> {
  await sql.run(
    `INSERT INTO agent_version (id, workspace_id, agent_id, number, connector, config, note, created_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [newId(), workspaceId, place.agentId, place.number, connector, storedJson(config), storedText(note), actorId],
  );
}
