import type { CreateEvaluator, Evaluator } from '@assay/contracts';
import type { AuditRepository, EvaluatorRepository } from '@assay/db';
import { type CheckEvaluatorDeps, checkEvaluator } from './check-evaluator';

export type CreateEvaluatorDeps = CheckEvaluatorDeps & {
  readonly evaluators: Pick<EvaluatorRepository, 'create'>;
  readonly audit: AuditRepository;
};

/** Saves a new evaluator that can run. @throws {AppError} `evaluator.invalid` with every bad field; `evaluator.name_taken` */
export async function createEvaluator(deps: CreateEvaluatorDeps, input: CreateEvaluator): Promise<Evaluator> {
  await checkEvaluator(deps, input);
  const evaluator = await deps.evaluators.create(input);
  const { id, name } = evaluator;
  await deps.audit.record({ action: 'evaluator.created', subjectType: 'evaluator', subjectId: id, details: { name } });
  return evaluator;
}
