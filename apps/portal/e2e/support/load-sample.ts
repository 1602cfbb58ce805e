import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';

const sampleSchema = z.object({ agentId: z.string(), agentVersions: z.array(z.number()), evaluatorId: z.string() });
const executionSchema = z.object({ id: z.string(), status: z.string() });
const evaluatorSchema = z.object({
  configurations: z.array(
    z.object({
      datasets: z.array(z.object({ datasetId: z.string() })),
      metrics: z.array(z.object({ metricId: z.string() })),
    }),
  ),
});
const idSchema = z.object({ id: z.string() });
const pageSchema = z.object({ items: z.array(idSchema) });

/** Ids of the sample, loaded and run on each of its agent's versions. */
export type LoadedSample = {
  readonly agentId: string;
  readonly evaluatorId: string;
  readonly datasetId: string;
  readonly metricId: string;
  /** One for each agent version, oldest first. */
  readonly executionIds: readonly string[];
  readonly predictionId: string;
};

const lookEveryMs = 500;

/** Loads the sample and runs it, as the start command does. */
export async function loadSample(api: APIRequestContext): Promise<LoadedSample> {
  const sample = sampleSchema.parse(await post(api, '/sample', {}));
  const executionIds: string[] = [];
  for (const agentVersion of sample.agentVersions)
    executionIds.push(await runToItsEnd(api, { evaluatorId: sample.evaluatorId, agentVersion }));
  const evaluator = evaluatorSchema.parse(await get(api, `/evaluators/${sample.evaluatorId}`));
  const [first] = evaluator.configurations;
  const last = executionIds.at(-1);
  const predictions = pageSchema.parse(await get(api, `/executions/${last}/predictions?sort=score&limit=1`));
  return {
    ...{ agentId: sample.agentId, evaluatorId: sample.evaluatorId, executionIds },
    datasetId: first?.datasets[0]?.datasetId ?? '',
    metricId: first?.metrics[0]?.metricId ?? '',
    predictionId: predictions.items[0]?.id ?? '',
  };
}

/** Runs an evaluator and waits for the end. @returns id of the execution */
export async function runToItsEnd(api: APIRequestContext, body: Record<string, unknown>): Promise<string> {
  const started = executionSchema.parse(await post(api, '/executions', body));
  for (;;) {
    const { status } = executionSchema.parse(await get(api, `/executions/${started.id}`));
    if (status === 'COMPLETED') return started.id;
    if (status === 'FAILED' || status === 'CANCELLED') throw new Error(`execution ${started.id} ended ${status}`);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

/** Asks the API as the browser's session does. */
export async function get(api: APIRequestContext, path: string): Promise<unknown> {
  const response = await api.get(`/api/v1${path}`);
  if (!response.ok()) throw new Error(`GET ${path}: ${await response.text()}`);
  return await response.json();
}

/** Changes something as the browser's session does. */
export async function post(api: APIRequestContext, path: string, data: unknown): Promise<unknown> {
  const response = await api.post(`/api/v1${path}`, { data });
  if (!response.ok()) throw new Error(`POST ${path}: ${await response.text()}`);
  return await response.json();
}
