import { z } from 'zod';

type JobSpec = {
  readonly payload: z.ZodObject;
  /** Deliveries before the job counts as lost; the reconciler then finds its work. */
  readonly attempts: number;
  /** First delay of an exponential back-off, in milliseconds. */
  readonly backoffMs: number;
  /** Jobs of this name one worker process runs at once. */
  readonly concurrency: number;
};

const executionRef = z.object({ executionId: z.uuid() });
const batchRef = executionRef.extend({ batchId: z.uuid() });

/** Every background job there is. Ids only: the worker reads the rest, fresh, from the database. */
export const jobCatalog = {
  'execution.plan': { payload: executionRef, attempts: 5, backoffMs: 500, concurrency: 2 },
  'execution.batch': { payload: batchRef, attempts: 5, backoffMs: 1_000, concurrency: 8 },
  'execution.finish': { payload: executionRef, attempts: 5, backoffMs: 500, concurrency: 2 },
} as const satisfies Record<string, JobSpec>;

export type JobName = keyof typeof jobCatalog;
export type JobPayload<Name extends JobName> = z.infer<(typeof jobCatalog)[Name]['payload']>;
export type JobHandlers = {
  readonly [Name in JobName]: (payload: JobPayload<Name>, signal: AbortSignal) => Promise<void>;
};
/** Hands one job to the queue; resolves once the queue has it. */
export type Enqueue = <Name extends JobName>(name: Name, payload: JobPayload<Name>) => Promise<void>;
