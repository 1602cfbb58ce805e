import { expect, it } from 'vitest';
import { buildMetric, MetricPortError, type SandboxRequest } from '../../index';

const sample = {
  ...{ input: 'Q', output: 'A', references: ['R', 'S'], metadata: { level: 2 } },
  ...{
    category: 'geo',
    context: ['doc'],
    response: { messages: [] },
    trajectory: [],
    caseId: 'c1',
    latencyMs: 12,
    trial: 1,
  },
};
const javascript = { source: 'function evaluate() { return 1; }' };
const python = {
  language: 'python',
  source: 'async def evaluate(input_text, agent_output, expected_output, context=None):\n  return 1',
};

async function requestOf(
  settings: Readonly<Record<string, unknown>>,
  given = sample,
): Promise<SandboxRequest | undefined> {
  const requests: SandboxRequest[] = [];
  const sandbox = async (request: SandboxRequest) => {
    requests.push(request);
    return 1;
  };
  await buildMetric('custom_code', settings).evaluate(given, { sandbox });
  return requests[0];
}

it('calls evaluate with one object in JavaScript', async () => {
  expect(await requestOf({ ...javascript, timeoutMs: 50 })).toEqual({
    ...{ language: 'javascript', source: javascript.source, entryPoint: 'evaluate', timeoutMs: 50 },
    ...{ environment: {}, allowedHosts: [] },
    args: {
      ...{ input: 'Q', agentOutput: 'A', expectedOutput: 'R' },
      context: {
        ...{ caseId: 'c1', category: 'geo', metadata: { level: 2 }, references: ['R', 'S'], documents: ['doc'] },
        ...{ response: { messages: [] }, expectedTrajectory: [], latencyMs: 12, executionId: null, trial: 1 },
      },
    },
  });
});

it('calls evaluate with arguments in the words of Python', async () => {
  expect((await requestOf(python))?.args).toEqual({
    ...{ input_text: 'Q', agent_output: 'A', expected_output: 'R' },
    context: {
      ...{ case_id: 'c1', category: 'geo', metadata: { level: 2 }, references: ['R', 'S'], documents: ['doc'] },
      ...{ response: { messages: [] }, expected_trajectory: [], latency_ms: 12, execution_id: null, trial: 1 },
    },
  });
});

it('hands over credentials by name, and the hosts that may be called', async () => {
  const environment = { MODE: 'fast', KEY: { credential: 'cred-1' } };
  const request = await requestOf({
    ...javascript,
    environment,
    http: { allowedHosts: ['api.example.com', '*.example.org'] },
  });
  expect(request).toMatchObject({ environment, allowedHosts: ['api.example.com', '*.example.org'] });
});

it.each([
  [null, 'the code returned nothing; it must return a number from 0 to 1, true or false, or an object with a score'],
  [
    '0.5',
    'the code returned the text "0.5"; it must return a number from 0 to 1, true or false, or an object with a score',
  ],
  [
    [1, 2],
    'the code returned a list of 2; it must return a number from 0 to 1, true or false, or an object with a score',
  ],
  [1.5, 'the code returned 1.5, which is not from 0 to 1'],
  [Number.NaN, 'the code returned NaN, which is not from 0 to 1'],
  [{ score: -1 }, 'the code returned the score -1, which is not from 0 to 1'],
  [
    { comment: 'x' },
    'the code returned an object whose score is missing; it must return a number from 0 to 1, true or false, or an object with a score',
  ],
  [
    { score: 'high' },
    'the code returned an object whose score is the text "high"; it must return a number from 0 to 1, true or false, or an object with a score',
  ],
  [{ score: 1, subScores: { a: 3 } }, 'sub-score "a" is 3, which is not from 0 to 1'],
])('says of %j what came', async (returned, message) => {
  const result = await buildMetric('custom_code', javascript).evaluate(sample, { sandbox: async () => returned });
  expect(result).toMatchObject({ status: 'unscored', error: { code: 'invalid_return', message } });
});

it('keeps comment, parts and metadata', async () => {
  const returned = {
    score: true,
    comment: 'as hoped',
    subScores: [{ key: 'a', score: 0.5, value: 'half', comment: 'c' }],
    metadata: { n: 1 },
  };
  expect(
    await buildMetric('custom_code', javascript).evaluate(sample, { sandbox: async () => returned }),
  ).toMatchObject({
    ...{ score: 1, value: true, comment: 'as hoped', metadata: { n: 1 } },
    subScores: [{ key: 'a', score: 0.5, value: 'half', comment: 'c' }],
  });
});

it('leaves the case unscored when the code hangs or breaks', async () => {
  const sandbox = async (): Promise<number> => {
    throw new MetricPortError('timeout', 'stopped after 5000 ms');
  };
  expect(await buildMetric('custom_code', javascript).evaluate(sample, { sandbox })).toMatchObject({
    error: { code: 'timeout', message: 'stopped after 5000 ms' },
  });
});
