'use client';

import { type Execution, isTerminal } from '@assay/contracts';
import { useId } from 'react';
import { Checkbox } from '../../../ui/checkbox';
import { DateText } from '../../../ui/date-text';
import { Score } from '../../../ui/score';
import { mostCompared } from '../mark-name';

type ExecutionGroupProps = {
  readonly name: string;
  readonly executions: readonly Execution[];
  /** The chosen ones. */
  readonly ids: readonly string[];
  /** No more can be chosen. */
  readonly isFull: boolean;
  readonly onToggle: (id: string, isIn: boolean) => void;
};

/** One evaluator's executions, to tick those that are compared. */
export function ExecutionGroup({ name, executions, ids, isFull, onToggle }: ExecutionGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 text-sm font-semibold">
        {name}
      </h3>
      <ul className="grid">
        {executions.map((execution) => (
          <li key={execution.id} className="grid border-b border-line py-1.5 last:border-0">
            <Checkbox
              checked={ids.includes(execution.id)}
              onCheckedChange={(isIn) => onToggle(execution.id, isIn)}
              disabledReason={refusal(execution, ids, isFull)}
              label={
                <>
                  <b className="font-medium">#{execution.number}</b> {execution.agentName} v{execution.agentVersion}
                  <span className="block text-xs text-ink-3">
                    <DateText iso={execution.createdAt} />
                    {execution.isPartial && ', partial'}
                  </span>
                </>
              }
              aside={
                <span className="inline-flex items-baseline gap-1.5">
                  composite{' '}
                  <Score value={execution.composite} reason="It has no composite" className="text-sm text-ink" />
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function refusal({ id, status }: Execution, ids: readonly string[], isFull: boolean): string | undefined {
  if (!isTerminal(status)) return `still ${status}; compare it when it has ended`;
  return isFull && !ids.includes(id) ? `${mostCompared} are chosen already` : undefined;
}
