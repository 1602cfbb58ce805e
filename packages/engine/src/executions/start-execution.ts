import {
  AppError,
  type DatasetVersion,
  type Enqueue,
  type Evaluator,
  type ExecutionDetail,
  type StartExecution,
} from '@assay/contracts';
import type {
  AgentRepository,
  AuditRepository,
  DatasetRepository,
  EvaluatorRepository,
  ExecutionRepository,
  MetricRepository,
} from '@assay/db';
import type { Logger } from '@assay/runtime';
import { sha256 } from '../sha256';
import { stableJson } from '../stable-json';
import { countPredictions } from './count-predictions';
import { datasetChoice, freezeSnapshot, type SnapshotParts } from './freeze-snapshot';

export type StartExecutionDeps = {
  readonly evaluators: Pick<EvaluatorRepository, 'get'>;
  readonly agents: Pick<AgentRepository, 'get' | 'getVersion'>;
  readonly datasets: Pick<DatasetRepository, 'get' | 'getVersion'>;
  readonly metrics: Pick<MetricRepository, 'getMany'>;
  readonly executions: Pick<ExecutionRepository, 'create' | 'findRepeated'>;
  readonly audit: AuditRepository;
  readonly enqueue: Enqueue;
  readonly logger: Pick<Logger, 'warn'>;
};

/**
 * Freezes what an evaluator uses now, stores a QUEUED execution of it and enqueues its plan.
 *
 * A queue that cannot be reached fails nothing: the execution stays QUEUED and is found again. A repeated idempotency
 * key answers the execution it made, with `created: false`.
 *
 * @throws {AppError} `evaluator.not_found`; `evaluator.invalid` for an archived one; `agent.not_found` for a version its
 * agent does not have; `execution.no_cases`; `agent.missing_prediction` when recorded answers are wanted and there are
 * none; `metric.invalid_settings`; `execution.idempotency_mismatch`
 */
export async function startExecution(
  deps: StartExecutionDeps,
  input: StartExecution,
  idempotencyKey?: string,
): Promise<{ readonly execution: ExecutionDetail; readonly created: boolean }> {
  const request = idempotencyKey === undefined ? {} : { idempotencyKey, requestHash: sha256(stableJson(input)) };
  const repeated =
    request.requestHash && (await deps.executions.findRepeated(request.idempotencyKey, request.requestHash));
  if (repeated) return { execution: repeated, created: false };
  const parts = await readParts(deps, input);
  const snapshot = freezeSnapshot(parts);
  checkRecordedAnswers(parts);
  const nTotal = countPredictions(snapshot);
  if (nTotal === 0) throw noCases(parts.evaluator);
  const started = await deps.executions.create({
    evaluatorId: parts.evaluator.id,
    agentVersionId: parts.agentVersion.id,
    snapshot,
    trials: input.trials,
    nTotal,
    ...request,
  });
  if (!started.created) return started;
  const { id, number } = started.execution;
  const details = { number, evaluator: parts.evaluator.name, agentVersion: parts.agentVersion.number, cases: nTotal };
  await deps.audit.record({ action: 'execution.started', subjectType: 'execution', subjectId: id, details });
  await deps.enqueue('execution.plan', { executionId: id }).catch((error: unknown) => {
    deps.logger.warn({ executionId: id, error }, 'the execution waits QUEUED: its plan could not be queued');
  });
  return started;
}

async function readParts(deps: StartExecutionDeps, input: StartExecution): Promise<SnapshotParts> {
  const evaluator = await deps.evaluators.get(input.evaluatorId);
  if (evaluator.archivedAt !== null) {
    const nextStep = 'Choose an evaluator that is not archived.';
    throw new AppError('evaluator.invalid', `The evaluator "${evaluator.name}" is archived.`, { nextStep });
  }
  const agent = await deps.agents.get(evaluator.agentId);
  if (agent.archivedAt !== null) {
    const nextStep = 'Choose another agent in the evaluator.';
    throw new AppError('evaluator.invalid', `The agent "${agent.name}" is archived.`, { nextStep });
  }
  const choices = evaluator.configurations.flatMap(({ datasets }) => datasets);
  const distinct = [...new Map(choices.map((choice) => [datasetChoice(choice), choice])).values()];
  const metricIds = evaluator.configurations.flatMap(({ metrics }) => metrics.map(({ metricId }) => metricId));
  return {
    evaluator,
    agent,
    agentVersion: await deps.agents.getVersion(evaluator.agentId, input.agentVersion ?? 'latest'),
    metrics: await deps.metrics.getMany([...new Set(metricIds)]),
    datasets: await Promise.all(
      distinct.map(async (choice) => ({
        choice: datasetChoice(choice),
        dataset: await deps.datasets.get(choice.datasetId),
        version: await deps.datasets.getVersion(choice.datasetId, choice.version),
      })),
    ),
    trials: input.trials,
  };
}

/** An agent that replays recorded answers needs a column of them in every dataset. */
function checkRecordedAnswers({ agentVersion, datasets }: SnapshotParts): void {
  if (agentVersion.connector !== 'recorded') return;
  const without = datasets.filter(({ version }) => !hasPredictions(version)).map(({ dataset }) => dataset.name);
  if (without.length === 0) return;
  throw new AppError('agent.missing_prediction', `No recorded predictions in: ${without.join(', ')}.`, {
    nextStep: 'Upload a version with a "prediction" column, or choose an agent that can be asked.',
  });
}

function hasPredictions({ report }: DatasetVersion): boolean {
  return report.columns.some(({ role }) => role === 'prediction');
}

function noCases({ name }: Evaluator): AppError {
  return new AppError('execution.no_cases', `The datasets of "${name}" hold no case.`, {
    nextStep: 'Upload a version with at least one case, then run again.',
  });
}
