import { AppError, type Enqueue, type ExecutionDetail } from '@assay/contracts';
import type { AuditRepository, ExecutionRepository } from '@assay/db';
import type { Logger } from '@assay/runtime';

export type CancelExecutionDeps = {
  readonly executions: Pick<ExecutionRepository, 'get' | 'move'>;
  readonly audit: AuditRepository;
  readonly enqueue: Enqueue;
  readonly logger: Pick<Logger, 'warn'>;
};

/**
 * Cancels an execution: no further case is asked, what is done is kept and aggregated. Cancelling again changes nothing.
 *
 * @throws {AppError} `execution.not_found`; `execution.wrong_status` when it has ended otherwise
 */
export async function cancelExecution(deps: CancelExecutionDeps, id: string): Promise<ExecutionDetail> {
  const before = await deps.executions.get(id);
  if (before.status === 'CANCELLED') return before;
  const isCancelled = await deps.executions.move(id, 'CANCELLED', 'cancelled by a person');
  const after = await deps.executions.get(id);
  if (!isCancelled && after.status !== 'CANCELLED') {
    throw new AppError(
      'execution.wrong_status',
      `Execution #${after.number} is ${after.status} and cannot be cancelled.`,
      {
        nextStep: 'Only a QUEUED or RUNNING execution can be cancelled.',
      },
    );
  }
  if (!isCancelled) return after;
  await deps.audit.record({
    action: 'execution.cancelled',
    subjectType: 'execution',
    subjectId: id,
    details: { number: after.number, done: after.progress.done, total: after.progress.total },
  });
  await deps.enqueue('execution.finish', { executionId: id }).catch((error: unknown) => {
    deps.logger.warn({ executionId: id, error }, 'cancelled, but its partial aggregates could not be queued');
  });
  return after;
}
