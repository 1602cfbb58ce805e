import { v7 as newId } from 'uuid';
import type { NewMetricVersion } from '../../ports/metric-repository';
import type { SqlRunner } from '../sql/sql-runner';
import { storedJson } from '../sql/stored-json';
import { storedText } from '../sql/stored-text';
import type { WorkspaceContext } from '../workspace-context';

/** Stores one version of a metric under the given number. */
export async function insertMetricVersion(
  sql: SqlRunner,
  { workspaceId, actorId }: WorkspaceContext,
  place: { readonly metricId: string; readonly number: number },
  version: NewMetricVersion,
): Promise<void> {
  await sql.run(
    `INSERT INTO metric_version
       (id, workspace_id, metric_id, number, type, settings, threshold, rationale, created_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      newId(),
      workspaceId,
      place.metricId,
      place.number,
      version.type,
      storedJson(version.settings),
      version.threshold,
      storedText(version.rationale),
      actorId,
    ],
  );
}
