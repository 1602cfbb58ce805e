import type { AgentResponse, Case } from '@assay/contracts';
import { buildMetric } from '@assay/evaluator';
import { expect, it } from 'vitest';
import { sampleOf } from './sample-of';

const testCase: Case = {
  caseId: '00000000-0000-4000-8000-000000000001',
  position: 1,
  caseKey: 'a',
  id: 'a',
  question: 'When?',
  answers: ['At nine.'],
  category: 'hours',
  context: ['Open from nine.'],
  expectedBehaviour: null,
  expectedTrajectory: [{ name: 'hours', arguments: {} }],
  prediction: null,
  metadata: { source: 'manual' },
};
const response: AgentResponse = {
  messages: [{ role: 'assistant', content: 'At nine.' }],
  toolCalls: [],
  usage: { inputTokens: 20, outputTokens: 5, costUsd: 0.001 },
  metadata: {},
  raw: {},
};

it('shows metrics the time, tokens and cost of an answer', async () => {
  const sample = sampleOf(testCase, { prediction: 'At nine.', response, latencyMs: 500 });
  const value = async (type: string, settings: Record<string, unknown>): Promise<unknown> =>
    buildMetric(type, settings).evaluate(sample);
  expect(await value('latency', { maxMs: 1_000 })).toMatchObject({ score: 0.5, value: 500 });
  expect(await value('tokens', { max: 100 })).toMatchObject({ score: 0.75, value: 25 });
  expect(await value('cost', { maxUsd: 0.002 })).toMatchObject({ score: 0.5, value: 0.001 });
});

it('leaves out what was not measured', async () => {
  const sample = sampleOf(testCase, { prediction: '', response: null, latencyMs: null });
  expect(sample).toMatchObject({ caseId: testCase.caseId, category: 'hours', trajectory: testCase.expectedTrajectory });
  expect(await buildMetric('latency', { maxMs: 1_000 }).evaluate(sample)).toMatchObject({
    error: { code: 'missing_measurement' },
  });
});
