import type {
  AgentReply,
  Case,
  ExecutionDetail,
  ExecutionSnapshot,
  ExecutionStatus,
  ImportReport,
  SnapshotDataset,
  SnapshotMetric,
} from '@assay/contracts';

/** A UUID that tests can read: the number in its last digits. */
export function uuid(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** UUIDs in order, from `first` on. */
export function countingIds(first = 1000): () => string {
  let next = first;
  return () => uuid(next++);
}

export function buildCase(position: number, changes: Partial<Case> = {}): Case {
  return {
    caseId: uuid(position),
    position,
    caseKey: `case-${position}`,
    id: `case-${position}`,
    question: `Question ${position}?`,
    answers: [`Answer ${position}`],
    category: null,
    context: [],
    expectedBehaviour: null,
    expectedTrajectory: null,
    prediction: null,
    metadata: {},
    ...changes,
  };
}

export function buildSnapshotMetric(index: number, changes: Partial<SnapshotMetric> = {}): SnapshotMetric {
  return {
    index,
    metricId: uuid(500 + index),
    metricVersion: 1,
    name: `Metric ${index}`,
    type: 'exact_match',
    typeVersion: 1,
    settings: {},
    weight: 1,
    threshold: null,
    ...changes,
  };
}

export function buildSnapshotDataset(number: number, nCases: number): SnapshotDataset {
  return {
    datasetId: uuid(600 + number),
    versionId: uuid(700 + number),
    versionNumber: 1,
    name: `Dataset ${number}`,
    purpose: 'domain',
    nCases,
  };
}

export function buildSnapshot(changes: Partial<ExecutionSnapshot> = {}): ExecutionSnapshot {
  return {
    evaluator: { id: uuid(1), name: 'Support answers', compositeThreshold: null, minCoverage: 1 },
    agent: {
      id: uuid(2),
      name: 'Support agent',
      versionId: uuid(3),
      versionNumber: 1,
      connector: 'openai_compatible',
      config: {},
    },
    configurations: [
      {
        name: 'Main',
        datasets: [buildSnapshotDataset(1, 3)],
        metrics: [buildSnapshotMetric(0)],
        visualizations: [],
      },
    ],
    trials: 1,
    ...changes,
  };
}

export function buildExecution(
  snapshot: ExecutionSnapshot,
  status: ExecutionStatus = 'RUNNING',
  changes: Partial<ExecutionDetail> = {},
): ExecutionDetail {
  return {
    id: uuid(9),
    number: 1,
    evaluatorId: snapshot.evaluator.id,
    evaluatorName: snapshot.evaluator.name,
    agentName: snapshot.agent.name,
    agentVersion: 1,
    datasets: [],
    status,
    reason: null,
    attempt: 1,
    trials: snapshot.trials,
    progress: { total: 3, done: 3, errors: 0, ratePerSecond: null, secondsLeft: null },
    composite: null,
    passed: null,
    isPartial: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    startedAt: null,
    finishedAt: null,
    snapshot,
    baselineExecutionId: null,
    ...changes,
  };
}

export function answered(content: string): AgentReply {
  return {
    status: 'answered',
    response: { messages: [{ role: 'assistant', content }], toolCalls: [], usage: {}, metadata: {}, raw: content },
    latencyMs: 5,
    attempts: [],
  };
}

export function failed(code: Extract<AgentReply, { status: 'failed' }>['error']['code']): AgentReply {
  return { status: 'failed', error: { code, message: `the agent failed: ${code}` }, latencyMs: 5, attempts: [] };
}

export function buildReport(
  columns: readonly (readonly [header: string, role: ImportReport['columns'][number]['role']])[],
): ImportReport {
  return {
    fileName: 'cases.xlsx',
    sheet: 'Cases',
    sheets: ['Cases'],
    columns: columns.map(([header, role]) => ({ header, letter: 'A', role, samples: [] })),
    nRows: 1,
    nCases: 1,
    nSkipped: 0,
    problems: [],
    nProblems: 0,
  };
}
