import { type Case, expectedBehaviourSchema } from '@assay/contracts';
import { validate } from 'uuid';
import { z } from 'zod';
import { likePattern } from '../sql/like-pattern';
import { countRow, jsonObject, textList } from '../sql/row-fields';
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

export type CaseRange = {
  /** 1-based positions, both included. */
  readonly first: number;
  readonly last: number;
  /** Only cases with this in their question or one of their answers, letter case aside. */
  readonly text?: string | undefined;
};

const inRange = `dataset_version_id = $1 AND workspace_id = $2 AND position BETWEEN $3 AND $4
  AND ($5::text IS NULL OR question ILIKE $5
    OR EXISTS (SELECT 1 FROM jsonb_array_elements_text(answers) answer WHERE answer ILIKE $5))`;

/** How many cases of a version there are in a range. */
export async function countCases(
  { sql, workspaceId }: WorkspaceContext,
  versionId: string,
  range: CaseRange,
): Promise<number> {
  if (!validate(versionId)) return 0;
  const values = [versionId, workspaceId, range.first, range.last, likePattern(range.text)];
  const [counted] = await sql.rows(countRow, `SELECT count(*)::int AS count FROM "case" WHERE ${inRange}`, values);
  return counted?.count ?? 0;
}

/** The first `limit` cases (all: null) of a range of a version, in order. */
export async function findCases(
  { sql, workspaceId }: WorkspaceContext,
  versionId: string,
  range: CaseRange,
  limit: number | null,
): Promise<Case[]> {
  if (!validate(versionId)) return [];
  return sql.rows(
    caseRow,
    `SELECT id AS "caseId", position, case_key AS "caseKey", external_id AS id, question, answers, category, context,
       expected_behaviour AS "expectedBehaviour", expected_trajectory AS "expectedTrajectory", prediction, metadata
     FROM "case"
     WHERE ${inRange} ORDER BY position LIMIT $6`,
    [versionId, workspaceId, range.first, range.last, likePattern(range.text), limit],
  );
}
