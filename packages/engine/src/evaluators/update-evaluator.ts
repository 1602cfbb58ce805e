import { type CreateEvaluator, createEvaluatorSchema, type Evaluator, type UpdateEvaluator } from '@assay/contracts';
import type { AuditRepository, EvaluatorRepository } from '@assay/db';
import { type CheckEvaluatorDeps, checkEvaluator } from './check-evaluator';

export type UpdateEvaluatorDeps = CheckEvaluatorDeps & {
  readonly evaluators: Pick<EvaluatorRepository, 'get' | 'replace'>;
  readonly audit: AuditRepository;
};

/**
 * Replaces the fields given; executions already started keep what they froze.
 *
 * @throws {AppError} `evaluator.not_found`; `evaluator.invalid` with every bad field; `evaluator.name_taken`
 */
export async function updateEvaluator(
  deps: UpdateEvaluatorDeps,
  id: string,
  changes: UpdateEvaluator,
): Promise<Evaluator> {
  const merged = merge(await deps.evaluators.get(id), changes);
  await checkEvaluator(deps, merged);
  const evaluator = await deps.evaluators.replace(id, merged);
  const details = { name: evaluator.name, fields: Object.keys(changes) };
  await deps.audit.record({ action: 'evaluator.updated', subjectType: 'evaluator', subjectId: id, details });
  return evaluator;
}

/** The schema drops what an evaluator shows beyond what a person configures. */
function merge(current: Evaluator, changes: UpdateEvaluator): CreateEvaluator {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return createEvaluatorSchema.parse({ ...current, ...given });
}
