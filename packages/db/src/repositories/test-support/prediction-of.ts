import type { Case, ExecutionDetail } from '@assay/contracts';
import { v7 as newId } from 'uuid';
import type { NewPrediction, NewScore } from '../../ports/prediction-repository';

/** A score of metric 0; null is one that could not be computed. */
export function scoreOf(score: number | null): NewScore {
  return {
    metricIndex: 0,
    score,
    passed: score === null ? null : score >= 0.5,
    value: score,
    comment: 'compared',
    subScores: [],
    metadata: {},
    error: score === null ? { code: 'missing_reference', message: 'the case has no expected answer' } : null,
  };
}

/** An answered prediction of a case, scored by metric 0 alone. */
export function predictionOf(
  { id: executionId, snapshot }: ExecutionDetail,
  { caseId, caseKey, position, category }: Case,
  score: number | null,
  changes: Partial<NewPrediction> = {},
): NewPrediction {
  const text = `the answer of case ${position}`;
  return {
    id: newId(),
    executionId,
    caseId,
    datasetVersionId: snapshot.configurations[0]?.datasets[0]?.versionId ?? '',
    position,
    trial: 1,
    caseKey,
    category,
    response: {
      messages: [{ role: 'assistant', content: text }],
      toolCalls: [],
      usage: { inputTokens: 10, outputTokens: 5 },
      metadata: {},
      raw: { text },
    },
    prediction: text,
    error: null,
    latencyMs: position,
    inputTokens: 10,
    outputTokens: 5,
    costUsd: 0.5,
    attempts: [{ startedAt: '2026-01-01T00:00:00.000Z', latencyMs: position, httpStatus: 200 }],
    traceId: null,
    scores: [scoreOf(score)],
    composites: [{ configurationIndex: 0, composite: score, failedMetrics: score === null ? ['metric'] : [] }],
    ...changes,
  };
}

/** What is left when the agent failed on a case. */
export function failedPrediction(execution: ExecutionDetail, testCase: Case): NewPrediction {
  return predictionOf(execution, testCase, null, {
    response: null,
    prediction: null,
    error: { code: 'agent.timeout', message: 'no answer within 30 s' },
    latencyMs: 30_000,
    inputTokens: null,
    outputTokens: null,
    costUsd: null,
  });
}
