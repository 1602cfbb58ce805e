import { AppError, type CreateEvaluator, type ErrorPlace } from '@assay/contracts';
import { validate } from 'uuid';
import { notFound } from '../refusals/not-found';
import { idRow } from '../sql/row-fields';
import type { WorkspaceContext } from '../workspace-context';

type OwnedNoun = 'agent' | 'dataset' | 'metric';

async function requireOwned(
  { sql, workspaceId }: WorkspaceContext,
  noun: OwnedNoun,
  ids: readonly string[],
): Promise<void> {
  const possible = ids.filter((id) => validate(id));
  const rows = await sql.rows(idRow, `SELECT id FROM ${noun} WHERE id = ANY($1::uuid[]) AND workspace_id = $2`, [
    possible,
    workspaceId,
  ]);
  const owned = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !owned.has(id.toLowerCase()));
  if (missing !== undefined) throw notFound(noun, missing);
}

function repeatsOf(path: string, ids: readonly string[], what: string): ErrorPlace[] {
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [{ path: `${path}.${index}`, message: `the ${what} is already in this configuration` }],
  );
}

function requireNoRepeats({ configurations }: CreateEvaluator): void {
  const fields = configurations.flatMap(({ datasets, metrics }, index) => [
    ...repeatsOf(
      `configurations.${index}.datasets`,
      datasets.map(({ datasetId }) => datasetId),
      'dataset',
    ),
    ...repeatsOf(
      `configurations.${index}.metrics`,
      metrics.map(({ metricId }) => metricId),
      'metric',
    ),
  ]);
  if (fields.length === 0) return;
  throw new AppError('evaluator.invalid', 'A configuration names a dataset or a metric twice.', {
    fields,
    nextStep: 'Name each once in a configuration; add another configuration for a second use.',
  });
}

/**
 * Makes sure that everything an evaluator refers to is this workspace's own, and named once in a configuration.
 *
 * @throws {AppError} `agent.not_found` | `dataset.not_found` | `metric.not_found` | `evaluator.invalid`
 */
export async function checkReferences(context: WorkspaceContext, input: CreateEvaluator): Promise<void> {
  requireNoRepeats(input);
  const { agentId, configurations } = input;
  await requireOwned(context, 'agent', [agentId]);
  await requireOwned(
    context,
    'dataset',
    configurations.flatMap(({ datasets }) => datasets.map(({ datasetId }) => datasetId)),
  );
  await requireOwned(
    context,
    'metric',
    configurations.flatMap(({ metrics }) => metrics.map(({ metricId }) => metricId)),
  );
}
