import { type Case, type ExecutionDetail, type ExecutionStatus, executionMoves, type JobName } from '@assay/contracts';
import type { NewPrediction } from '@assay/db';
import { createMemoryBatches } from './memory-batches';

export type EnqueuedJob = { readonly name: JobName; readonly payload: Record<string, string> };

/**
 * The ports of a run kept in memory, with the promises the database gives: predictions unique by (case, trial), moves
 * along the table of statuses, a lease held by one owner.
 */
export function createMemoryRun(execution: ExecutionDetail, casesOf: Readonly<Record<string, readonly Case[]>>) {
  let status: ExecutionStatus = execution.status;
  let reason: string | undefined;
  const { stealLeases, openBatches, ...batches } = createMemoryBatches(execution.id);
  const rows = new Map<string, NewPrediction>();
  const jobs: EnqueuedJob[] = [];
  return {
    batches,
    executions: {
      get: async (): Promise<ExecutionDetail> => ({
        ...execution,
        status,
        progress: { ...execution.progress, done: rows.size },
      }),
      status: async (): Promise<ExecutionStatus> => status,
      move: async (_id: string, to: ExecutionStatus, why?: string): Promise<boolean> => {
        if (!executionMoves[status].includes(to)) return false;
        status = to;
        reason = why;
        return true;
      },
    },
    datasets: {
      casesInRange: async (versionId: string, first: number, last: number): Promise<Case[]> =>
        (casesOf[versionId] ?? []).filter(({ position }) => position >= first && position <= last),
    },
    predictions: {
      storedCaseIds: async (_id: string, caseIds: readonly string[], trial: number) =>
        new Set(caseIds.filter((caseId) => rows.has(`${caseId}/${trial}`))),
      insertMany: async (added: readonly NewPrediction[]): Promise<number> => {
        const fresh = added.filter(({ caseId, trial }) => !rows.has(`${caseId}/${trial}`));
        for (const row of fresh) rows.set(`${row.caseId}/${row.trial}`, row);
        return fresh.length;
      },
    },
    enqueue: async (name: JobName, payload: Record<string, string>): Promise<void> => {
      jobs.push({ name, payload });
    },
    stealLeases,
    openBatches,
    stored: () => [...rows.values()],
    takeJob: () => jobs.shift(),
    jobs,
    state: () => ({ status, reason }),
  };
}
