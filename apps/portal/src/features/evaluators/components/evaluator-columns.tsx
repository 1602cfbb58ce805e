import type { Evaluator, Problem } from '@assay/contracts';
import type { DataColumn } from '../../../ui/data-table/data-column';
import { Missing } from '../../../ui/missing';
import { Sparkline } from '../../../ui/sparkline';
import { CountWithNames } from './count-with-names';
import { EvaluatorMenu } from './evaluator-menu';
import { LastResult } from './last-result';
import { RunEvaluator } from './run-evaluator';

type OnProblem = (evaluator: Evaluator, problem: Problem | undefined) => void;

/** The columns of the list of evaluators; `onProblem` is told why one could not be run. */
export function evaluatorColumns(onProblem: OnProblem): readonly DataColumn<Evaluator>[] {
  return [
    { id: 'name', header: 'Name', width: 240, isAlwaysShown: true, cell: (evaluator) => <Name {...evaluator} /> },
    { id: 'agent', header: 'Agent', cell: ({ agentName }) => <span title={agentName}>{agentName}</span> },
    {
      id: 'datasets',
      header: 'Datasets',
      width: 110,
      cell: ({ configurations }) => (
        <CountWithNames
          words={['dataset', 'datasets']}
          names={distinct(configurations.flatMap(({ datasets }) => datasets))}
        />
      ),
    },
    {
      id: 'metrics',
      header: 'Metrics',
      width: 100,
      cell: ({ configurations }) => (
        <CountWithNames
          words={['metric', 'metrics']}
          names={distinct(configurations.flatMap(({ metrics }) => metrics))}
        />
      ),
    },
    { id: 'result', header: 'Last result', width: 200, cell: (evaluator) => <LastResult evaluator={evaluator} /> },
    { id: 'trend', header: 'Trend', width: 116, cell: (evaluator) => <Trend {...evaluator} /> },
    {
      id: 'actions',
      header: 'Actions',
      width: 132,
      isAlwaysShown: true,
      cell: (evaluator) => (
        <span className="flex items-center gap-1">
          <Run evaluator={evaluator} onProblem={onProblem} />
          <EvaluatorMenu evaluator={evaluator} />
        </span>
      ),
    },
  ];
}

function Name({ name, description }: Evaluator) {
  return (
    <span className="grid text-left leading-4.5">
      <b className="truncate font-semibold" title={name}>
        {name}
      </b>
      <span className="truncate text-xs text-ink-3" title={description}>
        {description}
      </span>
    </span>
  );
}

function Trend({ recentExecutions, compositeThreshold }: Evaluator) {
  if (!recentExecutions.some(({ composite }) => composite !== null)) return <Missing reason="Nothing to show yet" />;
  return (
    <Sparkline
      label="Composite"
      points={recentExecutions.toReversed().map(({ number, composite }) => ({ name: `#${number}`, value: composite }))}
      threshold={compositeThreshold ?? undefined}
    />
  );
}

function Run({ evaluator, onProblem }: { readonly evaluator: Evaluator; readonly onProblem: OnProblem }) {
  return <RunEvaluator evaluator={evaluator} onProblem={(problem) => onProblem(evaluator, problem)} />;
}

function distinct(things: readonly { readonly name: string }[]): readonly string[] {
  return [...new Set(things.map(({ name }) => name))];
}
