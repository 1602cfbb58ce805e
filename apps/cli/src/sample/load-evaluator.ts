import path from 'node:path';
import { datasetSchema, evaluatorSchema, metricSchema } from '@assay/contracts';
import { z } from 'zod';
import type { ApiClient } from '../api/api-client';
import { type LoadedAgent, loadAgent } from './load-agent';
import { readWorkbook, type Sample } from './sample-file';

type Named = { readonly id: string; readonly name: string };
type Ids = ReadonlyMap<string, string>;

/** Ids by name; whatever is missing of what is wanted is made. */
async function findOrCreate<Wanted extends { readonly name: string }>(
  stored: readonly Named[],
  wanted: readonly Wanted[],
  create: (one: Wanted) => Promise<Named>,
): Promise<Ids> {
  const ids = new Map(stored.map(({ name, id }) => [name, id]));
  for (const one of wanted) if (!ids.has(one.name)) ids.set(one.name, (await create(one)).id);
  return ids;
}

async function loadDatasets(api: ApiClient, datasets: Sample['datasets']): Promise<Ids> {
  const created = z.object({ dataset: datasetSchema });
  return await findOrCreate(await api.list(datasetSchema, '/datasets'), datasets, async (dataset) => {
    const body = new FormData();
    body.set('name', dataset.name);
    body.set('description', dataset.description);
    body.set('purpose', dataset.purpose);
    body.set('file', readWorkbook(dataset.file), path.basename(dataset.file));
    return (await api.send(created, { method: 'POST', path: '/datasets', body })).dataset;
  });
}

async function loadMetrics(api: ApiClient, metrics: Sample['metrics']): Promise<Ids> {
  return await findOrCreate(await api.list(metricSchema, '/metrics'), metrics, (body) =>
    api.send(metricSchema, { method: 'POST', path: '/metrics', body }),
  );
}

function idOf(ids: Ids, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`examples/sample.json refers to “${name}”, which it does not define`);
  return id;
}

type Parts = { readonly agentId: string; readonly datasets: Ids; readonly metrics: Ids };

function toBody({ agent: _, configurations, ...evaluator }: Sample['evaluator'], parts: Parts) {
  return {
    ...evaluator,
    agentId: parts.agentId,
    configurations: configurations.map(({ datasets, metrics, ...configuration }) => ({
      ...configuration,
      datasets: datasets.map((name) => ({ datasetId: idOf(parts.datasets, name) })),
      metrics: metrics.map(({ metric, weight }) => ({ metricId: idOf(parts.metrics, metric), weight })),
    })),
  };
}

export type LoadedSample = { readonly agent: LoadedAgent; readonly evaluatorId: string };

/** Makes whatever of the sample is missing, found by name. */
export async function loadSample(api: ApiClient, sample: Sample): Promise<LoadedSample> {
  const agent = await loadAgent(api, sample.agent);
  const datasets = await loadDatasets(api, sample.datasets);
  const metrics = await loadMetrics(api, sample.metrics);
  const stored = await api.list(evaluatorSchema, '/evaluators');
  const evaluators = await findOrCreate(stored, [sample.evaluator], (evaluator) => {
    const body = toBody(evaluator, { agentId: agent.id, datasets, metrics });
    return api.send(evaluatorSchema, { method: 'POST', path: '/evaluators', body });
  });
  return { agent, evaluatorId: idOf(evaluators, sample.evaluator.name) };
}
