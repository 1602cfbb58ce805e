/**
 * How long the first page of predictions takes in a browser, from the address to the rows, at 100 and at 10,000 cases;
 * next to a page without data of the same server. Three loads each, in one browser, as a person reloads.
 *
 *   npm run build && npx tsx bench/predictions-page.ts [cases=10000]
 */
import { performance } from 'node:perf_hooks';
import { type APIRequestContext, type BrowserContext, chromium, request } from '@playwright/test';
import { z } from 'zod';
import { readE2eEnv } from '../apps/portal/e2e/support/env';
import { startInstallation } from '../apps/portal/e2e/support/installation';
import { post, runToItsEnd } from '../apps/portal/e2e/support/load-sample';
import { makeAccount } from '../apps/portal/e2e/support/make-account';
import { makeWorkbook } from './make-workbook';
import { startAgentProcess } from './start-agent-process';

const loads = 3;
/** Rows that must be drawn before a page counts as shown. */
const fewestRows = 20;
const [manyCases = 10_000] = process.argv.slice(2).map(Number);

const idSchema = z.object({ id: z.string() });
const datasetSchema = z.object({ dataset: idSchema });

/** Uploads that many cases and runs four metrics on them. @returns id of the execution */
async function runCases(api: APIRequestContext, agentUrl: string, nCases: number): Promise<string> {
  const { workbook } = await makeWorkbook(nCases);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const response = await api.post('/api/v1/datasets', {
    multipart: {
      name: `${nCases} cases`,
      purpose: 'domain',
      file: { name: `qa-${nCases}.xlsx`, mimeType, buffer: workbook },
    },
  });
  if (!response.ok()) throw new Error(await response.text());
  const { dataset } = datasetSchema.parse(await response.json());
  const config = { baseUrl: `${agentUrl}/v1`, model: 'fake', maxConcurrency: 64 };
  const agent = await post(api, '/agents', { name: `Agent of ${nCases}`, connector: 'openai_compatible', config });
  const metrics: { metricId: string; weight: number }[] = [];
  for (const [type, settings] of [
    ['exact_match', {}],
    ['rouge', { variant: 'rouge1' }],
    ['bleu', {}],
    ['edit_distance', {}],
  ] as const) {
    const metric = await post(api, '/metrics', { name: `${type} of ${nCases}`, type, settings, threshold: 0.5 });
    metrics.push({ metricId: idSchema.parse(metric).id, weight: 1 });
  }
  const evaluator = await post(api, '/evaluators', {
    name: `Evaluator of ${nCases}`,
    agentId: idSchema.parse(agent).id,
    configurations: [{ name: 'All', datasets: [{ datasetId: dataset.id }], metrics }],
  });
  return await runToItsEnd(api, { evaluatorId: idSchema.parse(evaluator).id });
}

/** Milliseconds from asking for an address to what it shows, for each load. */
async function timeLoads(context: BrowserContext, path: string, selector: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let load = 0; load < loads; load += 1) {
    const page = await context.newPage();
    const started = performance.now();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page
      .locator(selector)
      .nth(count - 1)
      .waitFor();
    times.push(performance.now() - started);
    await page.close();
  }
  return times;
}

const { chromiumPath } = readE2eEnv();
const installation = await startInstallation();
const agent = await startAgentProcess(0);
const browser = await chromium.launch({
  ...(chromiumPath !== undefined && { executablePath: chromiumPath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const { storageState } = await makeAccount(installation);
  const origin = installation.url;
  const api = await request.newContext({ baseURL: origin, storageState, extraHTTPHeaders: { origin }, timeout: 0 });
  const few = await runCases(api, agent.url, 100);
  const many = await runCases(api, agent.url, manyCases);
  const viewport = { width: 1_400, height: 900 };
  const context = await browser.newContext({ baseURL: origin, storageState, viewport });
  const rows = 'table tbody tr';
  const predictions = (id: string) => `/evaluation/executions/${id}/predictions`;
  const report = [
    ['page without data', await timeLoads(context, '/settings', 'h1', 1)],
    ['predictions of 100', await timeLoads(context, predictions(few), rows, fewestRows)],
    [`predictions of ${manyCases}`, await timeLoads(context, predictions(many), rows, fewestRows)],
    [`${manyCases}, worst first`, await timeLoads(context, `${predictions(many)}?sort=score`, rows, fewestRows)],
  ] as const;
  for (const [what, times] of report)
    console.log(`${what}: ${times.map((time) => `${Math.round(time)} ms`).join(', ')}`);
  await api.dispose();
} finally {
  await browser.close();
  await agent.stop();
  await installation.remove();
}
