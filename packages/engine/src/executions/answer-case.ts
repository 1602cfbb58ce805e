import { setImmediate } from 'node:timers/promises';
import type { AgentRequest, AskAgent, Case, ExecutionDetail } from '@assay/contracts';
import type { BatchLease, NewPrediction } from '@assay/db';
import type { MetricPorts, Sample } from '@assay/evaluator';
import type { AgentLimits } from './agent-limits';
import { sampleOf } from './sample-of';
import { type ReadyConfiguration, scorePrediction, unscoredPrediction } from './score-prediction';
import { toPrediction } from './to-prediction';

export type AnswerCaseDeps = {
  readonly limits: AgentLimits;
  readonly metricPorts: Partial<MetricPorts>;
  readonly newId: () => string;
  /** Calls in flight at once to one agent version whose configuration names no `maxConcurrency`. */
  readonly defaultMaxConcurrency: number;
};

/** What the cases of one batch have in common. */
export type BatchWork = {
  readonly lease: BatchLease;
  readonly execution: ExecutionDetail;
  readonly ask: AskAgent;
  readonly configurations: readonly ReadyConfiguration[];
};

/**
 * Asks the agent one case and scores its answer; an agent's failure is a prediction with an error, not an exception.
 *
 * @throws the reason of `signal` when it aborts before the agent answered
 */
export async function answerCase(
  deps: AnswerCaseDeps,
  { execution, lease, ask, configurations }: BatchWork,
  testCase: Case,
  signal: AbortSignal,
): Promise<NewPrediction> {
  const { versionId, config } = execution.snapshot.agent;
  const max = maxConcurrency(config['maxConcurrency'], deps.defaultMaxConcurrency);
  const reply = await deps.limits.run(versionId, max, () => {
    signal.throwIfAborted();
    return ask(requestOf(testCase, lease.trial), signal);
  });
  const answer = toPrediction(reply);
  // Lets other work of the process have its turn between two cases whose scoring is heavy.
  await setImmediate();
  const scores =
    answer.error === null
      ? await scorePrediction(
          configurations,
          {
            ...sampleOf(testCase, { ...answer, prediction: answer.prediction ?? '' }),
            ...purposeOf(execution, lease),
            executionId: execution.id,
            trial: lease.trial - 1,
          },
          deps.metricPorts,
        )
      : unscoredPrediction(configurations, answer.error);
  const { caseId, caseKey, position, category } = testCase;
  const place = { executionId: execution.id, datasetVersionId: lease.datasetVersionId, trial: lease.trial };
  return { id: deps.newId(), ...place, caseId, caseKey, position, category, traceId: null, ...answer, ...scores };
}

function requestOf({ question, caseKey, context, metadata, prediction }: Case, trial: number): AgentRequest {
  const recorded = prediction === null ? {} : { recordedPrediction: prediction };
  return { question, caseKey, context, metadata, trial, ...recorded };
}

function purposeOf({ snapshot }: ExecutionDetail, { datasetVersionId }: BatchLease): Pick<Sample, 'purpose'> {
  const datasets = snapshot.configurations.flatMap((configuration) => configuration.datasets);
  return { purpose: datasets.find(({ versionId }) => versionId === datasetVersionId)?.purpose };
}

function maxConcurrency(configured: unknown, fallback: number): number {
  return typeof configured === 'number' && Number.isInteger(configured) && configured >= 1 ? configured : fallback;
}
