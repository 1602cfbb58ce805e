import { randomUUID } from 'node:crypto';
import { createAskAgent } from '@assay/agents';
import type { Actor, Enqueue, ExecutionDetail, ExecutionStatus } from '@assay/contracts';
import {
  createBatchRepository,
  createDatabase,
  createRepositoriesFor,
  createSystemRepository,
  type Database,
} from '@assay/db';
import { createOutbound } from '@assay/outbound';
import { createQueue, migrateQueue, type QueueBackendConfig } from '@assay/queue';
import { createLogger, createSecretBox, generateSecretKey } from '@assay/runtime';
import { createTestDatabase } from '@assay/testing';
import { v7 as newId } from 'uuid';
import { expect, vi } from 'vitest';
import { createEngine, type Engine, type EngineDeps, type EngineSettings } from '../index';

export type TestEngine = {
  readonly engine: Engine;
  readonly actor: Actor;
  readonly database: Database;
  /** What a second engine on the same database and queue is made of. */
  readonly deps: EngineDeps;
  /** Starts the workers of the queue with this engine's handlers, or another's. */
  work(jobs?: Engine['jobs']): void;
  /** Waits until an execution has the status, and answers it. */
  reaches(executionId: string, status: ExecutionStatus): Promise<ExecutionDetail>;
  close(): Promise<void>;
};

const settings: Partial<EngineSettings> = {
  batchSize: 5,
  batchWindow: 2,
  leaseMs: 3_000,
  statusPollMs: 50,
  flushEvery: 10,
  flushAfterMs: 50,
  staleMs: 0,
};

/** The engine on a database and a queue of its own, asking agents on loopback. */
export async function startTestEngine(backend: QueueBackendConfig): Promise<TestEngine> {
  const created = await createTestDatabase();
  const database = createDatabase({ url: created.url, poolSize: 8 });
  if (backend.kind === 'postgres') await migrateQueue(backend.connectionString);
  const queue = createQueue({ backend, prefix: `engine-${randomUUID()}` });
  const outbound = createOutbound({ policy: { allowLoopback: true, allowPrivate: false, allowHosts: [] } });
  const system = createSystemRepository(database);
  const workspace = await system.ensureWorkspace('test', 'Test');
  const enqueue: Enqueue = (name, payload) => queue.enqueue(name, payload);
  const deps: EngineDeps = {
    repositoriesFor: createRepositoriesFor(database),
    batches: createBatchRepository(database),
    system,
    enqueue,
    secretBox: createSecretBox(generateSecretKey()),
    askAgentFor: ({ connector, config }, secret) =>
      createAskAgent({ connector, config, outbound, minRetryDelayMs: 10, ...(secret !== undefined && { secret }) }),
    logger: createLogger({ name: 'test', level: 'silent' }),
    clock: () => new Date(),
    newId,
    workerId: 'test-worker',
    settings,
  };
  const engine = createEngine(deps);
  const actor: Actor = { workspaceId: workspace.id, role: 'admin', id: 'tester' };
  const workers: { close(graceMs: number): Promise<void> }[] = [];
  return {
    engine,
    actor,
    database,
    deps,
    work: (jobs = engine.jobs) => void workers.push(queue.startWorkers(jobs)),
    reaches: async (executionId, status) => {
      const arrived = async () => {
        const execution = await engine.executions.get(actor, executionId);
        expect(execution.status).toBe(status);
        return execution;
      };
      return vi.waitFor(arrived, { timeout: 30_000, interval: 50 });
    },
    close: async () => {
      await Promise.all(workers.map((started) => started.close(0)));
      await queue.close();
      await outbound.close();
      await database.close();
      await created.drop();
    },
  };
}
