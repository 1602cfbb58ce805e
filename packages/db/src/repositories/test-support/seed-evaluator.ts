import type {
  Agent,
  Case,
  CreateEvaluator,
  Dataset,
  Evaluator,
  ExecutionDetail,
  ExecutionSnapshot,
  Metric,
} from '@assay/contracts';
import type { NewCase } from '../../ports/dataset-repository';
import type { NewExecution } from '../../ports/execution-repository';
import type { Repositories } from '../../ports/repositories';
import { datasetVersionOf } from './dataset-version-of';

export type Seeded = {
  readonly agent: Agent;
  readonly dataset: Dataset;
  readonly cases: readonly Case[];
  readonly metric: Metric;
  readonly evaluator: Evaluator;
};

/** What `evaluators.create` takes, for one dataset and one metric. */
export function evaluatorInput(
  { agent, dataset, metric }: Pick<Seeded, 'agent' | 'dataset' | 'metric'>,
  changes: Partial<CreateEvaluator> = {},
): CreateEvaluator {
  return {
    name: 'evaluator',
    description: '',
    agentId: agent.id,
    compositeThreshold: 0.5,
    thresholdRationale: '',
    minCoverage: 1,
    configurations: [
      {
        name: 'all questions',
        datasets: [{ datasetId: dataset.id, version: 'latest' }],
        metrics: [{ metricId: metric.id, weight: 1 }],
        weightsRationale: '',
        visualizations: ['distribution'],
      },
    ],
    ...changes,
  };
}

/** Stores an agent, a dataset, a metric and an evaluator of them. */
export async function seedEvaluator(
  { agents, datasets, metrics, evaluators }: Repositories,
  nCases: number,
  change?: (number: number) => Partial<NewCase>,
): Promise<Seeded> {
  const agent = await agents.create({ name: 'agent', description: '', connector: 'http', config: {}, note: '' });
  const dataset = await datasets.create(
    { name: 'dataset', description: '', purpose: 'domain' },
    datasetVersionOf(nCases, change),
  );
  const metric = await metrics.create({
    name: 'metric',
    type: 'exact_match',
    settings: {},
    threshold: 0.5,
    rationale: '',
  });
  const cases = await datasets.casesInRange(dataset.latestVersion.id, 1, nCases);
  const evaluator = await evaluators.create(evaluatorInput({ agent, dataset, metric }));
  return { agent, dataset, cases, metric, evaluator };
}

/** The snapshot an execution of the seeded evaluator freezes. */
export function snapshotOf({ agent, dataset, metric, evaluator }: Seeded): ExecutionSnapshot {
  const { latestVersion } = dataset;
  return {
    evaluator: { id: evaluator.id, name: evaluator.name, compositeThreshold: 0.5, minCoverage: 1 },
    agent: {
      id: agent.id,
      name: agent.name,
      versionId: agent.latestVersion.id,
      versionNumber: agent.latestVersion.number,
      connector: 'http',
      config: {},
    },
    configurations: [
      {
        name: 'all questions',
        datasets: [
          {
            datasetId: dataset.id,
            versionId: latestVersion.id,
            versionNumber: latestVersion.number,
            name: dataset.name,
            purpose: 'domain',
            nCases: latestVersion.nCases,
          },
        ],
        metrics: [
          {
            index: 0,
            metricId: metric.id,
            metricVersion: 1,
            name: metric.name,
            type: metric.type,
            typeVersion: 1,
            settings: {},
            weight: 1,
            threshold: 0.5,
          },
        ],
        visualizations: ['distribution'],
      },
    ],
    trials: 1,
  };
}

/** What `executions.create` takes for the seeded evaluator. */
export function executionInput(seeded: Seeded, changes: Partial<NewExecution> = {}): NewExecution {
  return {
    evaluatorId: seeded.evaluator.id,
    agentVersionId: seeded.agent.latestVersion.id,
    snapshot: snapshotOf(seeded),
    trials: 1,
    nTotal: seeded.cases.length,
    ...changes,
  };
}

/** Starts an execution of the seeded evaluator. */
export async function seedExecution({ executions }: Repositories, seeded: Seeded): Promise<ExecutionDetail> {
  const { execution } = await executions.create(executionInput(seeded));
  return execution;
}
