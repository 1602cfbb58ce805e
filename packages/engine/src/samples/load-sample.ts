import { type Actor, AppError, type CreateEvaluator, type LoadedSample } from '@assay/contracts';
import type { Engine } from '../engine';
import { findByName } from './find-by-name';
import { loadAgent } from './load-agent';
import type { Sample } from './sample';

export type LoadSampleDeps = Pick<Engine, 'agents' | 'datasets' | 'metrics' | 'evaluators'> & { readonly actor: Actor };

type Ids = ReadonlyMap<string, string>;

/**
 * Makes whatever of the sample is missing: its agent and each of its versions, datasets, metrics and the evaluator. What
 * is there is left as it is, whatever people made of it.
 *
 * @throws {AppError} `request.invalid` when the sample refers to what it does not define, and as each use case it calls
 */
export async function loadSample(deps: LoadSampleDeps, sample: Sample): Promise<LoadedSample> {
  const { actor, agents, datasets, metrics, evaluators } = deps;
  const agent = await loadAgent({ agents, actor }, sample.agent);
  const datasetIds = await findOrCreate(deps, 'datasets', sample.datasets, async ({ upload, ...input }) => {
    const { dataset } = await datasets.create(actor, input, upload);
    return dataset.id;
  });
  const metricIds = await findOrCreate(deps, 'metrics', sample.metrics, async (input) => {
    const { id } = await metrics.create(actor, input);
    return id;
  });
  const evaluatorIds = await findOrCreate(deps, 'evaluators', [sample.evaluator], async (evaluator) => {
    const { id } = await evaluators.create(actor, toInput(evaluator, { agentId: agent.id, datasetIds, metricIds }));
    return id;
  });
  return {
    agentId: agent.id,
    agentVersions: [...agent.versions],
    evaluatorId: idOf(evaluatorIds, sample.evaluator.name),
  };
}

/** Ids by name of all that is wanted; what is missing is made. */
async function findOrCreate<Wanted extends { readonly name: string }>(
  deps: LoadSampleDeps,
  kind: 'datasets' | 'metrics' | 'evaluators',
  wanted: readonly Wanted[],
  create: (one: Wanted) => Promise<string>,
): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const one of wanted) {
    const found = await findByName((page) => deps[kind].list(deps.actor, page), one.name);
    ids.set(one.name, found?.id ?? (await create(one)));
  }
  return ids;
}

function idOf(ids: Ids, name: string): string {
  const id = ids.get(name);
  if (id !== undefined) return id;
  throw new AppError('request.invalid', `The sample refers to "${name}", which it does not define.`, {
    nextStep: 'Correct sample.json.',
  });
}

type Parts = { readonly agentId: string; readonly datasetIds: Ids; readonly metricIds: Ids };

function toInput(
  { agent: _, configurations, ...evaluator }: Sample['evaluator'],
  { agentId, datasetIds, metricIds }: Parts,
): CreateEvaluator {
  return {
    ...evaluator,
    agentId,
    configurations: configurations.map(({ datasets, metrics, ...configuration }) => ({
      ...configuration,
      datasets: datasets.map((name) => ({ datasetId: idOf(datasetIds, name), version: 'latest' })),
      metrics: metrics.map(({ metric, weight }) => ({ metricId: idOf(metricIds, metric), weight })),
    })),
  };
}
