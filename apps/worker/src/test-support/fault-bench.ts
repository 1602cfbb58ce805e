import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Actor, ExecutionDetail, ExecutionStatus } from '@assay/contracts';
import { createLogger, generateSecretKey, parseEnv } from '@assay/runtime';
import { createTestDatabase, type FakeAgent, startFakeAgent, type TestQueueBackend } from '@assay/testing';
import { engineEnvSchema, type OpenedEngine, openEngine } from '@assay/wiring';
import { expect, vi } from 'vitest';
import { startWorkerProcess, type WorkerProcess } from './worker-process';

/** What the API's process sees of an installation whose workers come and go. */
export type FaultBench = {
  readonly opened: OpenedEngine;
  readonly actor: Actor;
  readonly agent: FakeAgent;
  /** Cases × trials of a started execution. */
  readonly nTotal: number;
  startWorker(): Promise<WorkerProcess>;
  start(): Promise<string>;
  /** Waits until `condition` holds of the execution, and answers it. */
  until(executionId: string, condition: (execution: ExecutionDetail) => void): Promise<ExecutionDetail>;
  reaches(executionId: string, status: ExecutionStatus): Promise<ExecutionDetail>;
  close(): Promise<void>;
};

const workbook = path.resolve(import.meta.dirname, '../../../../examples/datasets/faq-support.xlsx');
const nCases = 60;
const trials = 4;

async function makeEvaluator({ engine }: OpenedEngine, actor: Actor, agentUrl: string): Promise<string> {
  const upload = { fileName: 'faq-support.xlsx', source: await readFile(workbook) };
  const { dataset } = await engine.datasets.create(actor, { name: 'FAQ', description: '', purpose: 'domain' }, upload);
  const agent = await engine.agents.create(actor, {
    ...{ name: 'Agent', description: '', note: '', connector: 'openai_compatible' },
    config: { baseUrl: `${agentUrl}/v1`, model: 'fake', maxConcurrency: 8 },
  });
  const plain = { settings: {}, threshold: null, rationale: '' };
  const exact = await engine.metrics.create(actor, { ...plain, name: 'Exact', type: 'exact_match' });
  const rouge = await engine.metrics.create(actor, { ...plain, name: 'ROUGE-L', type: 'rouge' });
  const evaluator = await engine.evaluators.create(actor, {
    ...{ name: 'Evaluator', description: '', agentId: agent.id, compositeThreshold: null, thresholdRationale: '' },
    minCoverage: 1,
    configurations: [
      {
        ...{ name: 'Answers', weightsRationale: '', visualizations: [] },
        datasets: [{ datasetId: dataset.id, version: 'latest' }],
        metrics: [exact, rouge].map(({ id }) => ({ metricId: id, weight: 1 })),
      },
    ],
  });
  return evaluator.id;
}

/** A database and a queue of its own, an agent that takes its time, and an evaluator of 60 cases in four trials. */
export async function openFaultBench(backend: TestQueueBackend): Promise<FaultBench> {
  const database = await createTestDatabase();
  const agent = await startFakeAgent({ latencyMs: 100 });
  const variables = {
    DATABASE_URL: database.url,
    ...(backend.kind === 'redis' && { REDIS_URL: backend.url }),
    ASSAY_QUEUE_PREFIX: `faults-${randomUUID()}`,
    ASSAY_SECRET_KEY: generateSecretKey(),
    ASSAY_ALLOW_LOOPBACK: 'true',
    ASSAY_LOG_LEVEL: 'warn',
  };
  const logger = createLogger({ name: 'test', level: 'silent' });
  const opened = openEngine(parseEnv(engineEnvSchema, variables), { logger, workerId: 'api' });
  const workspace = await opened.system.ensureWorkspace('test', 'Test');
  const actor: Actor = { workspaceId: workspace.id, role: 'admin', id: 'tester' };
  const evaluatorId = await makeEvaluator(opened, actor, agent.url);
  const workers: WorkerProcess[] = [];
  const until: FaultBench['until'] = (executionId, condition) =>
    vi.waitFor(
      async () => {
        const execution = await opened.engine.executions.get(actor, executionId);
        condition(execution);
        return execution;
      },
      { timeout: 60_000, interval: 100 },
    );
  return {
    ...{ opened, actor, agent, until, nTotal: nCases * trials },
    startWorker: async () => {
      const worker = await startWorkerProcess(variables);
      workers.push(worker);
      return worker;
    },
    start: async () => (await opened.engine.executions.start(actor, { evaluatorId, trials })).execution.id,
    reaches: (executionId, status) => until(executionId, (execution) => expect(execution.status).toBe(status)),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.stop('SIGKILL')));
      await opened.close();
      await agent.close();
      await database.drop();
    },
  };
}
