import { type ExecutionStatus, executionMoves, type JobName } from '@assay/contracts';
import type { ExecutionOutcome, OperationFigures, ScoreRow, SummaryRow } from '@assay/db';
import { expect, it } from 'vitest';
import { buildExecution, buildSnapshot } from '../test-support/builders';
import { finishExecution } from './finish-execution';

const figures: OperationFigures = {
  nPredictions: 3,
  nFailed: 0,
  latencyMs: null,
  tokens: null,
  costUsd: null,
  errors: [],
};

type Situation = {
  readonly status?: ExecutionStatus;
  readonly scores?: readonly (number | null)[];
  readonly done?: number;
  readonly notDone?: number;
  readonly operation?: Partial<OperationFigures>;
};

function setUp({ scores = [1, 0.5, 0], done = 3, notDone = 0, operation = {}, ...situation }: Situation) {
  let status: ExecutionStatus = situation.status ?? 'RUNNING';
  let reason: string | undefined;
  let summaries: readonly SummaryRow[] = [];
  const outcomes: ExecutionOutcome[] = [];
  const jobs: JobName[] = [];
  const base = buildSnapshot();
  const snapshot = { ...base, evaluator: { ...base.evaluator, compositeThreshold: 0.5 } };
  async function* rows(): AsyncIterable<readonly ScoreRow[]> {
    for (const score of scores) {
      yield [{ datasetVersionId: 'd1', category: null, score, errorCode: null, passed: null, metadata: null }];
    }
  }
  const deps = {
    executions: {
      get: async () => {
        const progress = { total: 3, done, errors: 0, ratePerSecond: null, secondsLeft: null };
        return buildExecution(snapshot, status, { progress });
      },
      move: async (_id: string, to: ExecutionStatus, why?: string) => {
        if (!executionMoves[status].includes(to)) return false;
        [status, reason] = [to, why];
        return true;
      },
      saveOutcome: async (_id: string, outcome: ExecutionOutcome) => void outcomes.push(outcome),
    },
    batches: { countNotDone: async () => notDone },
    predictions: { scores: rows, composites: rows, operation: async () => ({ ...figures, ...operation }) },
    summaries: {
      replaceAll: async (_id: string, replaced: readonly SummaryRow[]) => {
        summaries = replaced;
      },
    },
    enqueue: async (name: JobName) => void jobs.push(name),
  };
  const cancel = () => {
    status = 'CANCELLED';
  };
  return { deps, outcomes, jobs, cancel, state: () => ({ status, reason, summaries }) };
}

it('recomputes every aggregate and completes; the second time changes nothing', async () => {
  const { deps, outcomes, state } = setUp({});
  await finishExecution(deps, 'execution');
  expect(state().status).toBe('COMPLETED');
  expect(outcomes).toEqual([{ composite: 0.5, passed: true, coverage: 1 }]);
  const slices = state().summaries.map(({ metricIndex, datasetVersionId, category }) => [
    metricIndex,
    datasetVersionId,
    category,
  ]);
  expect(slices).toEqual(
    [-1, 0].flatMap((index) => [
      [index, null, undefined],
      [index, 'd1', undefined],
      [index, null, null],
    ]),
  );
  await finishExecution(deps, 'execution');
  expect(outcomes).toHaveLength(1);
});

it('fails the verdict, not the execution, when a case has no composite', async () => {
  const { deps, outcomes, state } = setUp({ scores: [1, 1, null] });
  await finishExecution(deps, 'execution');
  expect(state().status).toBe('COMPLETED');
  expect(outcomes).toEqual([{ composite: 1, passed: false, coverage: 2 / 3 }]);
});

it('does nothing while batches are open', async () => {
  const { deps, outcomes, state } = setUp({ notDone: 1 });
  await finishExecution(deps, 'execution');
  expect([state().status, outcomes]).toEqual(['RUNNING', []]);
});

it('plans again when the plan was cut short', async () => {
  const { deps, jobs, outcomes } = setUp({ done: 2 });
  await finishExecution(deps, 'execution');
  expect([jobs, outcomes]).toEqual([['execution.plan'], []]);
});

it('keeps a cancelled execution cancelled, with partial aggregates and no verdict', async () => {
  const { deps, outcomes, state } = setUp({ status: 'CANCELLED', scores: [1], done: 1, notDone: 2 });
  await finishExecution(deps, 'execution');
  expect(state().status).toBe('CANCELLED');
  expect(outcomes).toEqual([{ composite: 1, passed: null, coverage: 1 }]);
});

it('takes the verdict back when the execution is cancelled meanwhile', async () => {
  const { deps, outcomes, cancel, state } = setUp({});
  const replaceAll = async () => cancel();
  await finishExecution({ ...deps, summaries: { replaceAll } }, 'execution');
  expect(state().status).toBe('CANCELLED');
  expect(outcomes.at(-1)).toEqual({ composite: 0.5, passed: null, coverage: 1 });
});

it('fails an execution in which no case got an answer, with the reason', async () => {
  const errors = [
    { code: 'agent.timeout', count: 1, example: 'no answer within 1 s' },
    { code: 'agent.unreachable', count: 2, example: 'nothing listens on agent.test:443' },
  ];
  const { deps, outcomes, state } = setUp({ scores: [null, null, null], operation: { nFailed: 3, errors } });
  await finishExecution(deps, 'execution');
  expect(state()).toMatchObject({
    status: 'FAILED',
    reason:
      'The agent answered none of 3 cases; 2 × agent.unreachable: nothing listens on agent.test:443 Others: 1 × agent.timeout.',
  });
  expect(outcomes).toEqual([{ composite: null, passed: null, coverage: 0 }]);
});
