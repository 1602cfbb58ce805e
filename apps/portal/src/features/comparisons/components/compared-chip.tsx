'use client';

import { Flag, X } from 'lucide-react';
import { useApiQuery } from '../../../data/use-api-query';
import { ExecutionMark } from '../../../ui/execution-mark';
import { IconButton } from '../../../ui/icon-button';
import { Score } from '../../../ui/score';
import { Tag } from '../../../ui/tag';
import { TextLink } from '../../../ui/text-link';
import { executionQuery } from '../../executions';

type ComparedChipProps = {
  readonly id: string;
  /** Place among the compared; 0 is the baseline. */
  readonly index: number;
  readonly onRemove: () => void;
  readonly onMakeBaseline: () => void;
};

/** One compared execution: its mark, what it ran, its composite. */
export function ComparedChip({ id, index, onRemove, onMakeBaseline }: ComparedChipProps) {
  const { data } = useApiQuery(executionQuery(id));
  const name = data ? `#${data.number}` : '…';
  return (
    <div className="flex min-h-10 max-w-full items-center gap-3 rounded-md border border-line-2 bg-surface py-1 pr-1 pl-3 text-sm">
      <ExecutionMark index={index} name={name} />
      {data && (
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <TextLink href={`/evaluation/executions/${id}`} className="break-words">
            {data.evaluatorName}
          </TextLink>
          <span className="text-ink-3">
            {data.agentName} v{data.agentVersion}
          </span>
          <Score value={data.composite} reason="It has no composite" className="font-semibold" />
        </span>
      )}
      <span className="ml-auto flex items-center">
        {index === 0 ? (
          <Tag>baseline</Tag>
        ) : (
          <IconButton size="sm" label={`Make ${name} the baseline`} icon={<Flag />} onClick={onMakeBaseline} />
        )}
        <IconButton size="sm" label={`Leave ${name} out`} icon={<X />} onClick={onRemove} />
      </span>
    </div>
  );
}
