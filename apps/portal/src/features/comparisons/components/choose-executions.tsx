'use client';

import type { Execution } from '@assay/contracts';
import { useState } from 'react';
import { QueryView } from '../../../data/query-view';
import { useApiQuery } from '../../../data/use-api-query';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Field } from '../../../ui/field';
import { SearchField } from '../../../ui/search-field';
import { Select } from '../../../ui/select';
import { executionsQuery } from '../../executions';
import { mostCompared } from '../mark-name';
import { ExecutionGroup } from './execution-group';

type ChooseExecutionsProps = {
  /** Ids chosen already; the first is the baseline. */
  readonly chosen: readonly string[];
  readonly onCompare: (ids: readonly string[]) => void;
};

/** Recent executions by evaluator, to choose what is compared with which baseline. */
export function ChooseExecutions({ chosen, onCompare }: ChooseExecutionsProps) {
  const [ids, setIds] = useState(chosen);
  const [text, setText] = useState('');
  const query = useApiQuery(executionsQuery({ text }), { keepsPrevious: true });
  const toggle = (id: string, isIn: boolean) => setIds(isIn ? [...ids, id] : ids.filter((one) => one !== id));
  const isFull = ids.length >= mostCompared;
  return (
    <div className="grid gap-4">
      <SearchField label="Find an execution" placeholder="Evaluator or agent" value={text} onValueChange={setText} />
      <QueryView query={query} name="the executions">
        {({ items }) =>
          items.length === 0 ? (
            <NoExecutions isFiltered={text !== ''} />
          ) : (
            <div className="grid gap-5">
              {groupsOf(items).map(({ id, name, executions }) => (
                <ExecutionGroup key={id} {...{ name, executions, ids, isFull }} onToggle={toggle} />
              ))}
            </div>
          )
        }
      </QueryView>
      <div className="flex flex-wrap items-end gap-3 border-t border-line pt-4">
        <div className="w-75 max-sm:w-full">
          <Baseline ids={ids} executions={query.data?.items ?? none} onChoose={(id) => setIds(withBaseline(ids, id))} />
        </div>
        <Button
          variant="primary"
          disabledReason={ids.length < 2 ? 'Choose two executions or more' : undefined}
          onClick={() => onCompare(ids)}
        >
          {ids.length < 2 ? 'Compare' : `Compare ${ids.length} executions`}
        </Button>
      </div>
    </div>
  );
}

const none: readonly never[] = [];

function withBaseline(ids: readonly string[], baseline: string): readonly string[] {
  return [baseline, ...ids.filter((id) => id !== baseline)];
}

type BaselineProps = {
  readonly ids: readonly string[];
  readonly executions: readonly Execution[];
  readonly onChoose: (id: string) => void;
};

function Baseline({ ids, executions, onChoose }: BaselineProps) {
  const options = ids.map((id) => {
    const found = executions.find((execution) => execution.id === id);
    return { value: id, label: found ? `#${found.number} ${found.evaluatorName}` : 'Chosen before' };
  });
  return (
    <Field label="Baseline" isRequired>
      <Select
        options={options}
        value={ids[0] ?? ''}
        onValueChange={onChoose}
        placeholder="Choose executions first"
        isDisabled={ids.length === 0}
      />
    </Field>
  );
}

function NoExecutions({ isFiltered }: { readonly isFiltered: boolean }) {
  if (isFiltered) return <EmptyState sentence="No execution’s evaluator or agent has this in its name." />;
  return (
    <EmptyState
      sentence="There is no execution to compare yet; run an evaluator twice, with two versions of its agent."
      action={
        <ButtonLink variant="primary" href="/evaluation/configuration">
          Go to the evaluators
        </ButtonLink>
      }
    />
  );
}

/** By evaluator, in the order of each one's newest execution; those that have ended first come as they are listed. */
function groupsOf(executions: readonly Execution[]) {
  const groups = new Map<string, { id: string; name: string; executions: Execution[] }>();
  for (const execution of executions) {
    const { evaluatorId, evaluatorName } = execution;
    const group = groups.get(evaluatorId) ?? { id: evaluatorId, name: evaluatorName, executions: [] };
    group.executions.push(execution);
    groups.set(evaluatorId, group);
  }
  return [...groups.values()];
}
