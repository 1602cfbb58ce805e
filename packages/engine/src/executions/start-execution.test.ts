import {
  type Agent,
  AppError,
  type Dataset,
  type Evaluator,
  type ExecutionDetail,
  type Metric,
} from '@assay/contracts';
import type { NewExecution } from '@assay/db';
import { expect, it } from 'vitest';
import { buildExecution, buildReport, uuid } from '../test-support/builders';
import { startExecution } from './start-execution';

const at = '2026-01-01T00:00:00.000Z';

type Situation = {
  readonly nCases?: number;
  readonly connector?: 'http' | 'recorded';
  readonly hasPredictions?: boolean;
  readonly archivedAt?: string;
  readonly queue?: () => Promise<void>;
  /** What the idempotency key `key` already made. */
  readonly repeated?: ExecutionDetail;
};

function setUp({ nCases = 3, connector = 'http', hasPredictions = false, ...situation }: Situation = {}) {
  const agentVersion = {
    id: uuid(11),
    number: 4,
    connector,
    config: { url: 'https://a.test' },
    note: '',
    createdAt: at,
  };
  const agent: Agent = {
    id: uuid(10),
    name: 'Agent',
    description: '',
    latestVersion: agentVersion,
    createdAt: at,
    archivedAt: null,
  };
  const version = { id: uuid(21), number: 2, nCases, contentHash: '', fileName: 'x.xlsx', createdAt: at };
  const report = buildReport(hasPredictions ? [['prediction', 'prediction']] : [['question', 'question']]);
  const dataset: Dataset = {
    ...{ id: uuid(20), name: 'FAQ', description: '', purpose: 'domain', latestVersion: version, createdAt: at },
    archivedAt: null,
  };
  const metric: Metric = {
    ...{ id: uuid(30), versionId: uuid(31), version: 3, name: 'Exact', type: 'exact_match', settings: { trim: true } },
    ...{ threshold: 0.9, rationale: '', createdAt: at, archivedAt: null },
  };
  const configuration = {
    datasets: [{ datasetId: dataset.id, version: 'latest' as const, name: 'FAQ' }],
    weightsRationale: '',
    visualizations: [],
  };
  const choice = { metricId: metric.id, name: 'Exact', type: 'exact_match' };
  const evaluator: Evaluator = {
    ...{
      id: uuid(1),
      name: 'Support',
      description: '',
      agentId: agent.id,
      agentName: 'Agent',
      compositeThreshold: 0.8,
    },
    ...{
      thresholdRationale: '',
      minCoverage: 1,
      baselineExecutionId: null,
      recentExecutions: [],
      createdAt: at,
      updatedAt: at,
    },
    archivedAt: situation.archivedAt ?? null,
    configurations: [
      { ...configuration, name: 'Main', metrics: [{ ...choice, weight: 2 }] },
      { ...configuration, name: 'Strict', metrics: [{ ...choice, weight: 1, threshold: null }] },
    ],
  };
  const created: NewExecution[] = [];
  const warnings: string[] = [];
  const deps = {
    evaluators: { get: async () => evaluator },
    agents: { get: async () => agent, getVersion: async () => agentVersion },
    datasets: { get: async () => dataset, getVersion: async () => ({ ...version, report }) },
    metrics: { getMany: async () => [metric] },
    executions: {
      findRepeated: async (key: string) => (key === 'key' ? situation.repeated : undefined),
      create: async (input: NewExecution) => {
        created.push(input);
        return { execution: buildExecution(input.snapshot, 'QUEUED'), created: true };
      },
    },
    audit: { record: async () => undefined },
    enqueue: situation.queue ?? (async () => undefined),
    logger: { warn: (_fields: object, message: string) => void warnings.push(message) },
  };
  return { deps, created, warnings };
}

const request = { evaluatorId: uuid(1), trials: 2 };

it('freezes what the evaluator uses now and counts a shared dataset once', async () => {
  const { deps, created } = setUp();
  await startExecution(deps, request, 'key');
  expect(created[0]).toMatchObject({ nTotal: 6, trials: 2, idempotencyKey: 'key', agentVersionId: uuid(11) });
  expect(created[0]?.requestHash).toMatch(/^[0-9a-f]{64}$/);
  expect(created[0]?.snapshot).toMatchObject({
    evaluator: { compositeThreshold: 0.8, minCoverage: 1 },
    agent: { versionNumber: 4, connector: 'http', config: { url: 'https://a.test' } },
    configurations: [
      {
        name: 'Main',
        datasets: [{ versionId: uuid(21), versionNumber: 2, nCases: 3, purpose: 'domain' }],
        metrics: [{ index: 0, metricVersion: 3, typeVersion: 1, settings: { trim: true }, weight: 2, threshold: 0.9 }],
      },
      { name: 'Strict', metrics: [{ index: 1, weight: 1, threshold: null }] },
    ],
  });
});

it('answers what a key already made even where a new start would be refused', async () => {
  const { deps, created } = setUp();
  await startExecution(deps, request);
  const [{ snapshot } = { snapshot: undefined }] = created;
  if (!snapshot) throw new Error('the first start stored nothing');
  const later = setUp({ archivedAt: at, repeated: buildExecution(snapshot, 'COMPLETED') });
  expect(await startExecution(later.deps, request, 'key')).toMatchObject({ created: false, execution: { snapshot } });
  expect(later.created).toEqual([]);
});

it('waits QUEUED when the queue does not answer', async () => {
  const queue = () => Promise.reject(new AppError('queue.unavailable', 'no answer'));
  const { deps, created, warnings } = setUp({ queue });
  expect((await startExecution(deps, request)).execution.status).toBe('QUEUED');
  expect([created.length, warnings]).toEqual([1, ['the execution waits QUEUED: its plan could not be queued']]);
});

it.each<[string, Situation, string]>([
  ['datasets without a case', { nCases: 0 }, 'execution.no_cases'],
  ['recorded answers where there are none', { connector: 'recorded' }, 'agent.missing_prediction'],
  ['an archived evaluator', { archivedAt: at }, 'evaluator.invalid'],
])('refuses %s and stores nothing', async (_what, situation, code) => {
  const { deps, created } = setUp(situation);
  await expect(startExecution(deps, request)).rejects.toMatchObject({ code });
  expect(created).toEqual([]);
});

it('starts with recorded answers where the dataset has them', async () => {
  const { deps, created } = setUp({ connector: 'recorded', hasPredictions: true });
  await startExecution(deps, request);
  expect(created[0]?.nTotal).toBe(6);
});
