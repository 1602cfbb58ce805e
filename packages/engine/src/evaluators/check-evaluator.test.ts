import {
  AppError,
  type ConfigurationInput,
  type CreateEvaluator,
  type DatasetVersion,
  type Metric,
} from '@assay/contracts';
import { expect, it } from 'vitest';
import { buildReport, uuid } from '../test-support/builders';
import { checkEvaluator } from './check-evaluator';

const at = '2026-01-01T00:00:00.000Z';
const agentVersion = { id: uuid(11), number: 1, connector: 'http', config: {}, note: '', createdAt: at } as const;
const agent = {
  id: uuid(10),
  name: 'Agent',
  description: '',
  latestVersion: agentVersion,
  createdAt: at,
  archivedAt: null,
};

function buildVersion(columns: Parameters<typeof buildReport>[0]): DatasetVersion {
  const report = buildReport(columns);
  return { id: uuid(30), number: 1, nCases: 3, contentHash: '', fileName: 'x.xlsx', report, createdAt: at };
}

function buildMetric(number: number, changes: Partial<Metric>): Metric {
  const base = {
    id: uuid(number),
    versionId: uuid(number + 100),
    version: 1,
    name: `Metric ${number}`,
    type: 'exact_match',
  };
  return { ...base, settings: {}, threshold: null, rationale: '', createdAt: at, archivedAt: null, ...changes };
}

const versions = new Map([
  [
    uuid(20),
    buildVersion([
      ['question', 'question'],
      ['answer', 'answer'],
      ['Golden', 'metadata'],
    ]),
  ],
  [uuid(21), buildVersion([['question', 'question']])],
  [
    uuid(22),
    buildVersion([
      ['question', 'question'],
      ['Path', 'expectedTrajectory'],
    ]),
  ],
]);
const metrics = new Map(
  [
    buildMetric(40, {}),
    buildMetric(41, { settings: { referenceColumn: 'Golden' } }),
    buildMetric(42, { archivedAt: at }),
    buildMetric(43, { type: 'has_reference' }),
    buildMetric(44, { type: 'no_such_type' }),
    buildMetric(45, { type: 'trajectory_match' }),
  ].map((metric) => [metric.id, metric]),
);

function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new AppError('dataset.not_found', 'not there');
  return item;
}

const deps = {
  agents: { get: async (id: string) => found(id === agent.id ? agent : undefined) },
  datasets: {
    get: async (id: string) => {
      const latestVersion = found(versions.get(id));
      const name = `Dataset ${id.slice(-2)}`;
      return { id, name, description: '', purpose: 'domain', latestVersion, createdAt: at, archivedAt: null } as const;
    },
    getVersion: async (id: string, number: number | 'latest') =>
      found(number === 'latest' || number === 1 ? versions.get(id) : undefined),
  },
  metrics: { get: async (id: string) => found(metrics.get(id)) },
};

function configuration(changes: Partial<ConfigurationInput> = {}): ConfigurationInput {
  return {
    name: 'Main',
    datasets: [{ datasetId: uuid(20), version: 'latest' }],
    metrics: [{ metricId: uuid(40), weight: 1 }],
    weightsRationale: '',
    visualizations: [],
    ...changes,
  };
}

function evaluator(configurations: ConfigurationInput[], agentId = agent.id): CreateEvaluator {
  const words = { name: 'Evaluator', description: '', thresholdRationale: '' };
  return { ...words, agentId, compositeThreshold: null, minCoverage: 1, configurations };
}

async function refusedFields(input: CreateEvaluator): Promise<string[]> {
  try {
    await checkEvaluator(deps, input);
  } catch (error) {
    if (error instanceof AppError && error.code === 'evaluator.invalid') {
      return (error.details.fields ?? []).map(({ path }) => path);
    }
    throw error;
  }
  return [];
}

it.each<[string, CreateEvaluator, string[]]>([
  ['nothing where everything is there', evaluator([configuration()]), []],
  ['an agent that is not there', evaluator([configuration()], uuid(99)), ['agentId']],
  [
    'a dataset that is not there',
    evaluator([configuration({ datasets: [{ datasetId: uuid(98), version: 'latest' }] })]),
    ['configurations.0.datasets.0.datasetId'],
  ],
  [
    'a version that is not there',
    evaluator([configuration({ datasets: [{ datasetId: uuid(20), version: 7 }] })]),
    ['configurations.0.datasets.0.version'],
  ],
  [
    'a metric that is not there',
    evaluator([configuration({ metrics: [{ metricId: uuid(97), weight: 1 }] })]),
    ['configurations.0.metrics.0.metricId'],
  ],
  [
    'an archived metric',
    evaluator([configuration({ metrics: [{ metricId: uuid(42), weight: 1 }] })]),
    ['configurations.0.metrics.0.metricId'],
  ],
  [
    'a metric whose type is gone',
    evaluator([configuration({ metrics: [{ metricId: uuid(44), weight: 1 }] })]),
    ['configurations.0.metrics.0.metricId'],
  ],
  [
    'weights that are all 0',
    evaluator([configuration({ metrics: [{ metricId: uuid(40), weight: 0 }] })]),
    ['configurations.0.metrics.0.weight'],
  ],
  [
    'the same metric or dataset twice',
    evaluator([
      configuration({
        datasets: [
          { datasetId: uuid(20), version: 'latest' },
          { datasetId: uuid(20), version: 1 },
        ],
        metrics: [
          { metricId: uuid(40), weight: 1 },
          { metricId: uuid(40), weight: 2 },
        ],
      }),
    ]),
    ['configurations.0.datasets.1.datasetId', 'configurations.0.metrics.1.metricId'],
  ],
  ['a name given twice', evaluator([configuration(), configuration({ name: 'MAIN' })]), ['configurations.1.name']],
  [
    'a dataset without answers for a metric that compares',
    evaluator([configuration({ datasets: [{ datasetId: uuid(21), version: 'latest' }] })]),
    ['configurations.0.metrics.0.metricId'],
  ],
  [
    'nothing for a metric that needs no answer',
    evaluator([
      configuration({
        datasets: [{ datasetId: uuid(21), version: 'latest' }],
        metrics: [{ metricId: uuid(43), weight: 1 }],
      }),
    ]),
    [],
  ],
  [
    'a dataset without expected trajectories for a metric that compares calls',
    evaluator([configuration({ metrics: [{ metricId: uuid(45), weight: 1 }] })]),
    ['configurations.0.metrics.0.metricId'],
  ],
  [
    'nothing for expected trajectories that are there, whatever their header',
    evaluator([
      configuration({
        datasets: [{ datasetId: uuid(22), version: 'latest' }],
        metrics: [{ metricId: uuid(45), weight: 1 }],
      }),
    ]),
    [],
  ],
  [
    'nothing for a reference column that is there',
    evaluator([configuration({ metrics: [{ metricId: uuid(41), weight: 1 }] })]),
    [],
  ],
  [
    'a reference column that one of two datasets lacks',
    evaluator([
      configuration({
        datasets: [
          { datasetId: uuid(20), version: 'latest' },
          { datasetId: uuid(21), version: 'latest' },
        ],
        metrics: [{ metricId: uuid(41), weight: 1 }],
      }),
    ]),
    ['configurations.0.metrics.0.metricId'],
  ],
])('refuses %s', async (_what, input, fields) => {
  expect(await refusedFields(input)).toEqual(fields);
});
