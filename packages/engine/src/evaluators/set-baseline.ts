import { AppError, type Evaluator } from '@assay/contracts';
import type { AuditRepository, EvaluatorRepository, ExecutionRepository } from '@assay/db';

export type SetBaselineDeps = {
  readonly evaluators: Pick<EvaluatorRepository, 'get' | 'setBaseline'>;
  readonly executions: Pick<ExecutionRepository, 'get'>;
  readonly audit: AuditRepository;
};

/**
 * Chooses what the evaluator's later executions are compared with; null goes back to its first complete execution.
 *
 * @throws {AppError} `evaluator.not_found`; `execution.not_found`; `evaluator.invalid` when the execution is another
 * evaluator's; `execution.wrong_status` when it did not complete
 */
export async function setBaseline(deps: SetBaselineDeps, id: string, executionId: string | null): Promise<Evaluator> {
  const evaluator = await deps.evaluators.get(id);
  if (executionId !== null) await checkBaseline(deps, evaluator, executionId);
  await deps.evaluators.setBaseline(id, executionId);
  const details = { name: evaluator.name, executionId };
  await deps.audit.record({ action: 'evaluator.baseline_set', subjectType: 'evaluator', subjectId: id, details });
  return deps.evaluators.get(id);
}

async function checkBaseline(
  { executions }: SetBaselineDeps,
  evaluator: Evaluator,
  executionId: string,
): Promise<void> {
  const execution = await executions.get(executionId);
  if (execution.evaluatorId !== evaluator.id) {
    const message = `execution #${execution.number} is of "${execution.evaluatorName}", not of "${evaluator.name}"`;
    throw new AppError('evaluator.invalid', `The baseline cannot be set: ${message}.`, {
      fields: [{ path: 'executionId', message }],
      nextStep: 'Choose an execution of this evaluator.',
    });
  }
  if (execution.status !== 'COMPLETED') {
    throw new AppError('execution.wrong_status', `Execution #${execution.number} is ${execution.status}.`, {
      nextStep: 'Choose an execution that is COMPLETED.',
    });
  }
}
