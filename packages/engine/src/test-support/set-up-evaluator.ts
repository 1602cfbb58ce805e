import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  type Case,
  type CreateMetric,
  createMetricSchema,
  type Prediction,
  predictionQuerySchema,
} from '@assay/contracts';
import type { TestEngine } from './start-test-engine';

type Choice = Partial<CreateMetric> & Pick<CreateMetric, 'name' | 'type'> & { readonly weight?: number };

type SetUp = {
  readonly agentUrl: string;
  readonly metrics: readonly Choice[];
  readonly agentConfig?: Record<string, string | number>;
  readonly compositeThreshold?: number;
  /** Configurations that share the dataset; one unless given. */
  readonly configurations?: number;
};

export type SetUpEvaluator = {
  readonly evaluatorId: string;
  readonly agentId: string;
  readonly cases: readonly Case[];
};

const sampleWorkbook = fileURLToPath(new URL('../../../../examples/datasets/faq-support.xlsx', import.meta.url));

/** An evaluator of the sample workbook and an HTTP agent, made as a person makes one. */
export async function setUpEvaluator({ engine, actor }: TestEngine, setUp: SetUp): Promise<SetUpEvaluator> {
  const upload = { fileName: 'faq-support.xlsx', source: await readFile(sampleWorkbook) };
  const { dataset } = await engine.datasets.create(actor, { name: 'FAQ', description: '', purpose: 'domain' }, upload);
  const agent = await engine.agents.create(actor, {
    name: 'Fake agent',
    description: '',
    note: '',
    connector: 'openai_compatible',
    config: { baseUrl: `${setUp.agentUrl}/v1`, model: 'fake', ...setUp.agentConfig },
  });
  const metrics: { metricId: string; weight: number }[] = [];
  for (const { weight = 1, ...choice } of setUp.metrics) {
    const metric = await engine.metrics.create(actor, createMetricSchema.parse(choice));
    metrics.push({ metricId: metric.id, weight });
  }
  const evaluator = await engine.evaluators.create(actor, {
    name: 'FAQ evaluator',
    description: '',
    agentId: agent.id,
    compositeThreshold: setUp.compositeThreshold ?? null,
    thresholdRationale: '',
    minCoverage: 1,
    configurations: Array.from({ length: setUp.configurations ?? 1 }, (_, index) => ({
      name: `Configuration ${index + 1}`,
      datasets: [{ datasetId: dataset.id, version: 'latest' as const }],
      metrics,
      weightsRationale: '',
      visualizations: [],
    })),
  });
  const page = await engine.datasets.listCases(actor, dataset.id, 'latest', { limit: 200 });
  return { evaluatorId: evaluator.id, agentId: agent.id, cases: page.items };
}

/** Every stored prediction of an execution, in the order of its cases. */
export async function allPredictions(
  { engine, actor }: TestEngine,
  executionId: string,
): Promise<readonly Prediction[]> {
  const query = predictionQuerySchema.parse({ limit: 200 });
  return (await engine.executions.predictions(actor, executionId, query)).items;
}
