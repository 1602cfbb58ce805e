import { AppError, type Enqueue } from '@assay/contracts';
import type { ExecutionRepository } from '@assay/db';

/** Errors that end the work of one job but say nothing about the execution. */
const harmless: readonly string[] = ['agent.aborted', 'execution.lease_lost', 'execution.not_found'];

export type FailOnFinalErrorDeps = {
  readonly executions: Pick<ExecutionRepository, 'move'>;
  readonly enqueue: Enqueue;
};

/**
 * Runs a step of an execution; an error that trying again cannot cure ends the execution FAILED with its
 * reason, and what was done until then is aggregated.
 *
 * @throws what the step throws
 */
export async function failOnFinalError(
  { executions, enqueue }: FailOnFinalErrorDeps,
  executionId: string,
  step: () => Promise<void>,
): Promise<void> {
  try {
    await step();
  } catch (error) {
    const isFinal = error instanceof AppError && !error.retryable && !harmless.includes(error.code);
    if (isFinal && (await executions.move(executionId, 'FAILED', `${error.code}: ${error.message}`))) {
      await enqueue('execution.finish', { executionId });
    }
    throw error;
  }
}
