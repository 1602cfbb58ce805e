import { z } from 'zod';

/** Status of an execution; see `executionMoves` for what may follow what. */
export const executionStatusSchema = z.enum(['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED']);
export type ExecutionStatus = z.infer<typeof executionStatusSchema>;

/**
 * The moves an execution may make by itself. Terminal states are sticky: leaving one takes a person's
 * explicit *resume* or *re-run failed*, which is another attempt and not a move of this table.
 */
export const executionMoves: Readonly<Record<ExecutionStatus, readonly ExecutionStatus[]>> = {
  QUEUED: ['RUNNING', 'FAILED', 'CANCELLED'],
  RUNNING: ['COMPLETED', 'FAILED', 'CANCELLED'],
  COMPLETED: [],
  FAILED: [],
  CANCELLED: [],
};

/** The states from which no move leads on. */
export function isTerminal(status: ExecutionStatus): boolean {
  return executionMoves[status].length === 0;
}

/** The states from which `to` may be reached; what a compare-and-set puts in its WHERE clause. */
export function statusesBefore(to: ExecutionStatus): ExecutionStatus[] {
  return executionStatusSchema.options.filter((from) => executionMoves[from].includes(to));
}
