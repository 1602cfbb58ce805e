import type { CreateEvaluator, Evaluator, NamedPageQuery, Page } from '@assay/contracts';
import { v7 as newId } from 'uuid';
import type { EvaluatorRepository } from '../../ports/evaluator-repository';
import { archiveOwned } from '../owned/archive-owned';
import { newestAfter, newestCursorOf } from '../paging/newest-first';
import { pageOf } from '../paging/page-of';
import { nameTakenOr } from '../refusals/name-taken';
import { notFound } from '../refusals/not-found';
import { requireId } from '../refusals/require-id';
import { escapeLike } from '../sql/like-pattern';
import type { WorkspaceContext } from '../workspace-context';
import { checkReferences } from './check-references';
import { configurationData, evaluatorData } from './evaluator-data';
import { evaluatorParts, toEvaluator } from './evaluator-row';
import { findRecentExecutions } from './recent-executions';
import { setBaseline } from './set-baseline';

async function getEvaluator(context: WorkspaceContext, id: string): Promise<Evaluator> {
  const { database, workspaceId } = context;
  const row = await database.prisma.evaluator.findUnique({
    where: { id: requireId('evaluator', id), workspaceId },
    include: evaluatorParts,
  });
  if (row === null) throw notFound('evaluator', id);
  return toEvaluator(row, await findRecentExecutions(context, [id]));
}

async function createEvaluator(context: WorkspaceContext, input: CreateEvaluator): Promise<Evaluator> {
  const { database, workspaceId, actorId } = context;
  await checkReferences(context, input);
  const row = await database.prisma.evaluator
    .create({
      data: {
        id: newId(),
        workspaceId,
        createdBy: actorId,
        ...evaluatorData(input),
        configurations: { create: configurationData(workspaceId, input) },
      },
      include: evaluatorParts,
    })
    .catch((error: unknown) => {
      throw nameTakenOr(error, 'evaluator', input.name);
    });
  return toEvaluator(row, new Map());
}

async function replaceEvaluator(context: WorkspaceContext, id: string, input: CreateEvaluator): Promise<Evaluator> {
  const { database, workspaceId } = context;
  const where = { id: requireId('evaluator', id), workspaceId };
  await checkReferences(context, input);
  await database.prisma
    .$transaction(async (transaction) => {
      // Locks the evaluator, so that of two replacing at once the second replaces what the first wrote.
      const { count } = await transaction.evaluator.updateMany({ where, data: evaluatorData(input) });
      if (count === 0) throw notFound('evaluator', id);
      await transaction.evaluatorConfiguration.deleteMany({ where: { evaluatorId: id } });
      await transaction.evaluator.update({
        where,
        data: { configurations: { create: configurationData(workspaceId, input) } },
      });
    })
    .catch((error: unknown) => {
      throw nameTakenOr(error, 'evaluator', input.name);
    });
  return getEvaluator(context, id);
}

async function listEvaluators(context: WorkspaceContext, page: NamedPageQuery): Promise<Page<Evaluator>> {
  const { database, workspaceId } = context;
  const after = newestAfter(page);
  const older =
    after === null
      ? {}
      : { OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.id } }] };
  // Prisma leaves what means something to LIKE as it is.
  const named = page.text ? { name: { contains: escapeLike(page.text), mode: 'insensitive' as const } } : {};
  const rows = await database.prisma.evaluator.findMany({
    where: { workspaceId, archivedAt: null, ...older, ...named },
    include: evaluatorParts,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit + 1,
  });
  const recent = await findRecentExecutions(
    context,
    rows.map(({ id }) => id),
  );
  const evaluators = rows.map((row) => toEvaluator(row, recent));
  return pageOf(evaluators, page.limit, (evaluator) => evaluator, newestCursorOf);
}

/** Evaluators of one workspace in PostgreSQL. */
export function createEvaluatorRepository(context: WorkspaceContext): EvaluatorRepository {
  return {
    create: (input) => createEvaluator(context, input),
    replace: (id, input) => replaceEvaluator(context, id, input),
    get: (id) => getEvaluator(context, id),
    list: (page) => listEvaluators(context, page),
    archive: (id) => archiveOwned(context, 'evaluator', id),
    setBaseline: (id, executionId) => setBaseline(context, id, executionId),
  };
}
