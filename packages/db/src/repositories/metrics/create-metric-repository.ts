import { AppError, type Metric } from '@assay/contracts';
import { v7 as newId, validate } from 'uuid';
import type { MetricRepository } from '../../ports/metric-repository';
import { archiveOwned } from '../owned/archive-owned';
import { evaluatorsUsing } from '../owned/evaluators-using';
import { nextVersionNumber } from '../owned/next-version-number';
import { newestNamedPage } from '../paging/newest-named-page';
import { nameTakenOr } from '../refusals/name-taken';
import { notFound } from '../refusals/not-found';
import { requireId } from '../refusals/require-id';
import { inTransaction } from '../sql/sql-runner';
import { storedText } from '../sql/stored-text';
import type { WorkspaceContext } from '../workspace-context';
import { insertMetricVersion } from './insert-metric-version';
import { metricRow, selectMetrics } from './metric-row';

async function findMetrics({ sql, workspaceId }: WorkspaceContext, ids: readonly string[]): Promise<Metric[]> {
  const possible = ids.filter((id) => validate(id));
  return sql.rows(metricRow, `${selectMetrics} WHERE m.id = ANY($1::uuid[]) AND m.workspace_id = $2`, [
    possible,
    workspaceId,
  ]);
}

async function getMetric(context: WorkspaceContext, id: string): Promise<Metric> {
  const [metric] = await findMetrics(context, [requireId('metric', id)]);
  if (metric === undefined) throw notFound('metric', id);
  return metric;
}

async function getMetrics(context: WorkspaceContext, ids: readonly string[]): Promise<Metric[]> {
  const found = new Map((await findMetrics(context, ids)).map((metric) => [metric.id, metric]));
  const missing = ids.filter((id) => !found.has(id.toLowerCase()));
  if (missing.length > 0) {
    const named = [...new Set(missing)].join(', ');
    throw new AppError('metric.not_found', `This workspace has no metric ${named}.`, {
      ids: missing,
      nextStep: 'Choose other metrics, or create them first.',
    });
  }
  return ids.flatMap((id) => found.get(id.toLowerCase()) ?? []);
}

async function createMetric(
  context: WorkspaceContext,
  { name, ...version }: Parameters<MetricRepository['create']>[0],
): Promise<Metric> {
  const metricId = newId();
  await inTransaction(context.database, async (sql) => {
    await sql.run('INSERT INTO metric (id, workspace_id, name, created_by) VALUES ($1, $2, $3, $4)', [
      metricId,
      context.workspaceId,
      storedText(name),
      context.actorId,
    ]);
    await insertMetricVersion(sql, context, { metricId, number: 1 }, version);
  }).catch((error: unknown) => {
    throw nameTakenOr(error, 'metric', name);
  });
  return getMetric(context, metricId);
}

async function updateMetric(
  context: WorkspaceContext,
  id: string,
  { name, version }: Parameters<MetricRepository['update']>[1],
): Promise<Metric> {
  await inTransaction(context.database, async (sql) => {
    const number = await nextVersionNumber(sql, context.workspaceId, 'metric', id);
    if (name !== undefined) await sql.run('UPDATE metric SET name = $2 WHERE id = $1', [id, storedText(name)]);
    if (version !== undefined) await insertMetricVersion(sql, context, { metricId: id, number }, version);
  }).catch((error: unknown) => {
    throw nameTakenOr(error, 'metric', name ?? '');
  });
  return getMetric(context, id);
}

/** Saved metrics of one workspace in PostgreSQL. */
export function createMetricRepository(context: WorkspaceContext): MetricRepository {
  return {
    create: (input) => createMetric(context, input),
    update: (id, changes) => updateMetric(context, id, changes),
    get: (id) => getMetric(context, id),
    getMany: (ids) => getMetrics(context, ids),
    list: (page) =>
      newestNamedPage(context, page, {
        select: `${selectMetrics} WHERE m.archived_at IS NULL`,
        alias: 'm',
        row: metricRow,
        toItem: (metric) => metric,
      }),
    archive: (id) => archiveOwned(context, 'metric', id),
    evaluatorsUsing: (id) => evaluatorsUsing(context, 'metric', id),
  };
}
