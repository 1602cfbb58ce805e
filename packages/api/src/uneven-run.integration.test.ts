import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  executionMetricsSchema,
  executionSchema,
  importPreviewSchema,
  pageSchema,
  predictionSchema,
} from '@assay/contracts';
import { queueBackends, startFakeAgent } from '@assay/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi, workbookForm } from './test-support/start-test-api';

const { backends, skipped } = await queueBackends();
for (const { kind, reason } of skipped) it.skip(`uneven runs on ${kind}: ${reason}`, () => undefined);

const secret = 'sk-live-9f8e7d6c5b4a3210';
const unanswered = path.resolve(import.meta.dirname, '../../files/test-data/nasty/question-missing.xlsx');

describe.each(backends)('a run on $kind where not all goes well', (backend) => {
  let api: TestApi;
  /** Everything the API answered, to search. */
  const texts: string[] = [];
  const agent = startFakeAgent();

  beforeAll(async () => {
    api = await startTestApi(backend);
    api.work();
  });
  afterAll(async () => {
    await api.close();
    await (await agent).close();
  });

  async function send(method: string, route: string, content: { json?: unknown; form?: FormData } = {}) {
    const answer = await api.call(method, route, content);
    texts.push(answer.text);
    return answer;
  }

  /** Runs a form's cases past the agent until the run has ended, and answers what is read of it. */
  async function run(name: string, form: FormData) {
    const { cases } = importPreviewSchema.parse((await send('POST', '/datasets/preview', { form })).body);
    const right = new Map(cases.map(({ question, answers }) => [question, answers[0]]));
    (await agent).settings.answer = (question) => right.get(question) ?? 'No idea.';
    const stored = await send('POST', '/datasets', { form });
    const { id: datasetId } = stored.body['dataset'] as { id: string };
    const make = async (route: string, json: unknown) => String((await send('POST', route, { json })).body['id']);
    const credentialId = await make('/credentials', { name, kind: 'openai_compatible', secret });
    const config = {
      baseUrl: `${(await agent).url}/v1`,
      model: 'fake',
      credentialId,
      maxAttempts: 1,
      timeoutMs: 2_000,
    };
    const agentId = await make('/agents', { name, connector: 'openai_compatible', config });
    const metricId = await make('/metrics', { name, type: 'exact_match' });
    const configurations = [{ name: 'K', datasets: [{ datasetId }], metrics: [{ metricId }] }];
    const evaluatorId = await make('/evaluators', { name, agentId, configurations, compositeThreshold: 0.5 });
    const id = await make('/executions', { evaluatorId });
    const execution = await vi.waitFor(
      async () => {
        const now = executionSchema.parse((await send('GET', `/executions/${id}`)).body);
        expect(now.status).toBe('COMPLETED');
        return now;
      },
      { timeout: 60_000, interval: 100 },
    );
    const page = (await send('GET', `/executions/${id}/predictions?limit=200`)).body;
    const predictions = pageSchema(predictionSchema).parse(page).items;
    const metrics = executionMetricsSchema.parse((await send('GET', `/executions/${id}/metrics`)).body);
    for (const one of predictions.slice(0, 20)) await send('GET', `/predictions/${one.id}`);
    return { stored, execution, predictions, metrics };
  }

  it('leaves a case without an answer unscored, counts it, and never as 0', async () => {
    (await agent).settings.behaviour = 'answer';
    const form = new FormData();
    form.set('file', new File([new Uint8Array(await readFile(unanswered))], 'unanswered.xlsx'));
    form.set('name', 'Unanswered');
    form.set('purpose', 'domain');
    const { stored, predictions, metrics } = await run('Unanswered', form);
    expect(stored.body['report']).toMatchObject({ nCases: 2, nSkipped: 1 });
    const [without] = predictions.filter(({ answers }) => answers.length === 0);
    expect(without?.scores).toMatchObject([{ score: null, error: { code: 'missing_reference' } }]);
    expect(without?.composites).toMatchObject([{ composite: null }]);
    expect(metrics.metrics[0]).toMatchObject({
      overall: { nTotal: 2, nScored: 1, nError: 1 },
      errors: [{ code: 'missing_reference', count: 1 }],
    });
    expect(metrics.metrics[0]?.overall).toMatchObject({ mean: 1, pessimisticMean: 0.5 });
    expect(metrics.composite).toMatchObject({ mean: 1, nTotal: 2, nScored: 1, coverage: 0.5, passed: false });
    expect(metrics.composite.verdictReason).toContain('1 of 2');
  });

  it('accounts for every case when the agent fails for some', async () => {
    const behaviours = ['answer', 'server_error', 'garbage_json', 'down', 'refuse', 'echo_request'] as const;
    const chosen = (question: string) => behaviours[question.length % behaviours.length] ?? 'answer';
    (await agent).settings.behaviour = chosen;
    const { execution, predictions, metrics } = await run(
      'Failing',
      await workbookForm('faq-support.xlsx', { name: 'Failing', purpose: 'domain' }),
    );
    const codes = {
      ...{ answer: undefined, echo_request: undefined },
      ...{ server_error: 'agent.server_error', garbage_json: 'agent.invalid_response' },
      ...{ down: 'agent.unreachable', refuse: 'agent.refused_request' },
    };
    expect(new Set(predictions.map(({ question }) => chosen(question))).size).toBe(behaviours.length);
    expect(new Set(predictions.map(({ caseKey }) => caseKey)).size).toBe(60);
    for (const { question, error, scores } of predictions) {
      expect(error?.code, question).toBe(codes[chosen(question)]);
      expect(
        scores.map(({ score }) => score !== null),
        question,
      ).toEqual([error === null]);
    }
    const nFailed = predictions.filter(({ error }) => error !== null).length;
    expect(execution.progress).toMatchObject({ total: 60, done: 60, errors: nFailed });
    expect(metrics.operation).toMatchObject({ nPredictions: 60, nFailed });
    expect(metrics.operation.errors.reduce((sum, { count }) => sum + count, 0)).toBe(nFailed);
    expect(metrics.metrics[0]?.overall).toMatchObject({ nTotal: 60, nScored: 60 - nFailed, nError: nFailed });
    expect(metrics.composite).toMatchObject({ nTotal: 60, nScored: 60 - nFailed, passed: false });
  });

  it('sends the credential to the agent and never to the caller, even when the agent echoes it', async () => {
    const received = (await agent).received();
    expect(received.some(({ headers }) => headers['authorization'] === `Bearer ${secret}`)).toBe(true);
    // The echo did come back, with what was sent in it.
    expect(texts.some((text) => /headers \{.*authorization/.test(text))).toBe(true);
    for (const text of texts) expect(text).not.toContain(secret);
    expect(JSON.stringify(api.logged())).not.toContain(secret);
  });
});
