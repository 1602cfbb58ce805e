import type { APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { get, type LoadedSample, post } from './support/load-sample';
import { type SlowAgent, startSlowAgent } from './support/slow-agent';
import { expect, test } from './support/test';

test.use({
  storageState: async ({ account }, use) => use(account.storageState),
  provokes: ['ERR_INTERNET_DISCONNECTED', 'ERR_CONNECTION_REFUSED', 'ERR_CONNECTION_RESET', 'ERR_EMPTY_RESPONSE'],
});

let agent: SlowAgent;
test.beforeAll(async () => {
  agent = await startSlowAgent(1_500);
});
test.afterAll(() => agent.stop());

const idSchema = z.object({ id: z.string() });
const totalSchema = z.object({ total: z.number() });

/** An evaluator whose agent is slow: the sample's questions, a few at a time. */
async function makeSlowEvaluator(api: APIRequestContext, sample: LoadedSample, name: string): Promise<string> {
  const config = { baseUrl: `${agent.url}/v1`, model: 'slow', maxConcurrency: 6 };
  const made = idSchema.parse(await post(api, '/agents', { name, connector: 'openai_compatible', config }));
  const configurations = [
    { name: 'Answers', datasets: [{ datasetId: sample.datasetId }], metrics: [{ metricId: sample.metricId }] },
  ];
  return idSchema.parse(await post(api, '/evaluators', { name, agentId: made.id, configurations })).id;
}

async function countExecutions(api: APIRequestContext, evaluatorId: string): Promise<number> {
  return totalSchema.parse(await get(api, `/executions?evaluatorId=${evaluatorId}`)).total;
}

test('a double press on Run makes one execution; it is followed across a reload and a lost network', async ({
  page,
  api,
  sample,
}) => {
  const evaluatorId = await makeSlowEvaluator(api, sample, 'Followed');
  await page.goto('/evaluation/configuration');
  await page.getByRole('button', { name: 'Run Followed' }).dblclick();
  await expect(page).toHaveURL(/\/evaluation\/executions\/[\w-]{36}$/);
  const bar = page.getByRole('progressbar', { name: /Execution #/ });
  await expect(bar).toHaveAttribute('aria-valuetext', /^[1-9]\d* of 60$/);
  await page.reload();
  await expect(bar).toHaveAttribute('aria-valuetext', /^[1-9]\d* of 60$/);
  await page.context().setOffline(true);
  await page.waitForTimeout(2_000);
  await page.context().setOffline(false);
  await expect(page.getByText('COMPLETED').first()).toBeVisible({ timeout: 90_000 });
  await expect(bar).toBeHidden();
  expect(await countExecutions(api, evaluatorId)).toBe(1);
});

test('a running execution is cancelled, and what it had done is kept', async ({ page, api, sample }) => {
  const evaluatorId = await makeSlowEvaluator(api, sample, 'Cancelled');
  const { id } = idSchema.parse(await post(api, '/executions', { evaluatorId }));
  await page.goto(`/evaluation/executions/${id}`);
  const bar = page.getByRole('progressbar', { name: /Execution #/ });
  await expect(bar).toHaveAttribute('aria-valuetext', /^[1-9]\d* of 60$/);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel the execution' }).click();
  await expect(page.getByText('CANCELLED').first()).toBeVisible();
  await expect(page.getByText(/of 60 cases are done and kept/)).toBeVisible();
});

test('a tab left open over a restart says so, comes back by itself and shows what is new', async ({
  page,
  api,
  sample,
  installation,
}) => {
  await page.goto('/agents');
  await expect(page.getByRole('button', { name: /^Open Tierralba/ })).toBeVisible();
  await installation.stop();
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('After');
  await expect(page.getByText('No connection to Assay.')).toBeVisible();
  await installation.restart();
  const config = { baseUrl: `${agent.url}/v1`, model: 'slow' };
  await post(api, '/agents', { name: 'After the restart', connector: 'openai_compatible', config });
  await expect(page.getByText('No connection to Assay.')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open After the restart' })).toBeVisible();
  expect(sample.executionIds).toHaveLength(2);
});
