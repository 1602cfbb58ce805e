import type { Execution } from '@assay/contracts';
import type { DataColumn } from '../../../ui/data-table/data-column';
import { DateText } from '../../../ui/date-text';
import { Score } from '../../../ui/score';
import { VerdictPill } from '../../../ui/verdict-pill';
import { ExecutionRowActions } from './execution-row-actions';
import { ExecutionStatusCell } from './execution-status-cell';

/** The columns of the list of executions. */
export const executionColumns: readonly DataColumn<Execution>[] = [
  {
    id: 'number',
    header: 'ID',
    width: 72,
    isAlwaysShown: true,
    cell: ({ number }) => <b className="font-semibold">#{number}</b>,
  },
  {
    id: 'date',
    header: 'Date',
    width: 158,
    cell: ({ startedAt, createdAt }) => <DateText iso={startedAt ?? createdAt} />,
  },
  {
    id: 'evaluator',
    header: 'Evaluator, agent version',
    width: 210,
    cell: ({ evaluatorName, agentName, agentVersion }) => (
      <TwoLines first={evaluatorName} second={`${agentName} v${agentVersion}`} />
    ),
  },
  { id: 'datasets', header: 'Datasets evaluated', cell: ({ datasets }) => <Datasets datasets={datasets} /> },
  { id: 'status', header: 'Status', width: 176, cell: (execution) => <ExecutionStatusCell execution={execution} /> },
  {
    id: 'composite',
    header: 'Composite, verdict',
    width: 158,
    cell: (execution) => <Composite execution={execution} />,
  },
  {
    ...{ id: 'actions', header: 'Actions', width: 140, align: 'end', isAlwaysShown: true },
    cell: (execution) => <ExecutionRowActions execution={execution} />,
  },
];

function TwoLines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span className="grid" title={`${first}, ${second}`}>
      <span className="truncate font-medium">{first}</span>
      <span className="truncate text-xs text-ink-3">{second}</span>
    </span>
  );
}

function Datasets({ datasets }: Pick<Execution, 'datasets'>) {
  const names = datasets.map(({ name, versionNumber }) => `${name} v${versionNumber}`).join(', ');
  return (
    <span title={names} className="line-clamp-2 whitespace-normal">
      {names}
    </span>
  );
}

function Composite({ execution: { composite, passed, isPartial, status } }: { readonly execution: Execution }) {
  if (composite === null) return <Score value={null} reason={whyNone[status]} />;
  return (
    <span className="inline-flex items-center gap-2">
      <Score value={composite} className="font-semibold" />
      {passed !== null && <VerdictPill verdict={passed ? 'pass' : 'fail'} />}
      {passed === null && !isPartial && <span className="text-xs text-ink-3">no verdict</span>}
      {isPartial && <span className="text-xs text-ink-3">partial</span>}
    </span>
  );
}

const whyNone: Readonly<Record<Execution['status'], string>> = {
  QUEUED: 'It has not started',
  RUNNING: 'It is still running',
  COMPLETED: 'No case has a composite',
  FAILED: 'It failed before any case had a composite',
  CANCELLED: 'It was cancelled before any case had a composite',
};
