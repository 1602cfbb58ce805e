import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi, workbookForm } from './test-support/start-test-api';

let api: TestApi;
let executionId: string;

/** An execution no worker takes up: its stream would stay open for ever. */
beforeEach(async () => {
  api = await startTestApi();
  const make = async (path: string, json: unknown) => String((await api.call('POST', path, { json })).body['id']);
  const form = await workbookForm('out-of-context.xlsx', { name: 'D', purpose: 'out_of_context' });
  const { id: datasetId } = (await api.call('POST', '/datasets', { form })).body['dataset'] as { id: string };
  const agentId = await make('/agents', { name: 'A', connector: 'http', config: { url: 'http://127.0.0.1:9/' } });
  const metricId = await make('/metrics', { name: 'M', type: 'exact_match' });
  const configurations = [{ name: 'K', datasets: [{ datasetId }], metrics: [{ metricId }] }];
  executionId = await make('/executions', {
    evaluatorId: await make('/evaluators', { name: 'E', agentId, configurations }),
  });
});
afterEach(() => api.close());

const follow = () => api.call('GET', `/executions/${executionId}/events`);
const count = (text: string, event: string) => text.split(`event: ${event}\n`).length - 1;

it('of a waiting execution says each state once and ends when the execution does', async () => {
  const stream = follow();
  setTimeout(() => void api.call('POST', `/executions/${executionId}/cancel`), 1_200);
  const { text } = await stream;
  expect([count(text, 'progress'), count(text, 'end')]).toEqual([2, 1]);
  expect(text.trimEnd().endsWith('data: CANCELLED')).toBe(true);
});

it('ends when the process is to stop, without saying that the execution has', async () => {
  const stream = follow();
  setTimeout(() => api.stop(), 700);
  const { text } = await stream;
  expect([count(text, 'progress'), count(text, 'end')]).toEqual([1, 0]);
});

it('that breaks off is in the log under the id of its request, and its cause is not in the stream', async () => {
  const stream = follow();
  setTimeout(() => void api.opened.database.close(), 700);
  const { text, headers } = await stream;
  expect([count(text, 'progress'), count(text, 'end')]).toEqual([1, 0]);
  expect(text).not.toMatch(/pool|database|Error/);
  expect(api.logged()).toContainEqual(
    expect.objectContaining({ correlationId: headers.get('x-correlation-id'), executionId, level: 50 }),
  );
});

it('that is refused is in the log under the id the answer names', async () => {
  const { status, body } = await api.call('GET', '/executions/none/events');
  expect(status).toBe(404);
  expect(api.logged()).toContainEqual(
    expect.objectContaining({ correlationId: body['correlationId'], code: 'execution.not_found', status: 404 }),
  );
});
