import { type Case, expectedBehaviourSchema } from '@assay/contracts';
import { validate } from 'uuid';
import { z } from 'zod';
import { jsonObject, textList } from '../sql/row-fields';
import type { WorkspaceContext } from '../workspace-context';

const caseRow = z.object({
  caseId: z.string(),
  position: z.number(),
  caseKey: z.string(),
  id: z.string().nullable(),
  question: z.string(),
  answers: textList,
  category: z.string().nullable(),
  context: textList,
  expectedBehaviour: expectedBehaviourSchema.nullable(),
  expectedTrajectory: z.json().nullable(),
  prediction: z.string().nullable(),
  metadata: jsonObject,
});

/** The first `limit` cases (all: null) of a version with `first <= position <= last`, in order. */
export async function findCases(
  { sql, workspaceId }: WorkspaceContext,
  versionId: string,
  range: { readonly first: number; readonly last: number },
  limit: number | null,
): Promise<Case[]> {
  if (!validate(versionId)) return [];
  return sql.rows(
    caseRow,
    `SELECT id AS "caseId", position, case_key AS "caseKey", external_id AS id, question, answers, category, context,
       expected_behaviour AS "expectedBehaviour", expected_trajectory AS "expectedTrajectory", prediction, metadata
     FROM "case"
     WHERE dataset_version_id = $1 AND workspace_id = $2 AND position BETWEEN $3 AND $4
     ORDER BY position LIMIT $5`,
    [versionId, workspaceId, range.first, range.last, limit],
  );
}
