'use client';

import type { Execution } from '@assay/contracts';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { Progress } from 'radix-ui';
import type { ReactNode } from 'react';
import { StatusBadge } from '../../../ui/status-badge';
import { TextLink } from '../../../ui/text-link';
import { describeErrors, describeRate, describeTimeLeft } from '../describe-progress';
import { CancelButton } from './cancel-button';

type LiveCardProps = {
  readonly execution: Execution;
  /** On the page of the execution itself its name needs no link. */
  readonly isLinked?: boolean;
};

/** A running execution: how far it is, how many failed, how fast, how long still. */
export function LiveCard({ execution, isLinked = false }: LiveCardProps) {
  const { id, number, status, evaluatorName, agentName, agentVersion } = execution;
  const name = `#${number} ${evaluatorName}`;
  return (
    <section
      aria-label={`Execution #${number} is ${status}`}
      className="grid gap-3 rounded-lg border border-lapis-line bg-surface p-4 shadow-card"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StatusBadge status={status} />
        {isLinked ? <TextLink href={`/evaluation/executions/${id}`}>{name}</TextLink> : <b>{name}</b>}
        <span className="text-sm text-ink-3">
          {agentName} v{agentVersion}
        </span>
        <span className="ml-auto">
          <CancelButton execution={execution} />
        </span>
      </div>
      <LiveBar execution={execution} />
      <div role="status" className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-2">
        <LiveFigures execution={execution} />
        <span className="ml-auto text-xs text-ink-3 max-sm:ml-0">You can close this tab; the execution goes on.</span>
      </div>
    </section>
  );
}

function LiveBar({ execution: { number, progress } }: Pick<LiveCardProps, 'execution'>) {
  const { done, errors, total } = progress;
  const shareOf = (count: number) => `${total === 0 ? 0 : (100 * count) / total}%`;
  return (
    <Progress.Root
      value={done}
      max={Math.max(total, 1)}
      aria-label={`Execution #${number}`}
      getValueLabel={() => `${done} of ${total} cases`}
      className="flex h-2.5 overflow-hidden rounded-sm bg-press"
    >
      <span className="bg-ink-2 transition-[width] duration-300" style={{ width: shareOf(done - errors) }} />
      <span className="bg-garnet-mark transition-[width] duration-300" style={{ width: shareOf(errors) }} />
    </Progress.Root>
  );
}

function LiveFigures({ execution: { progress, status } }: Pick<LiveCardProps, 'execution'>) {
  const { done, errors, total } = progress;
  const left = describeTimeLeft(progress);
  const rate = describeRate(progress);
  const isQueued = status === 'QUEUED';
  return (
    <>
      <b className="text-lg text-ink">
        {done}/{total}
      </b>
      <Figure icon={errors > 0 ? <CircleX className="text-garnet" /> : <CircleCheck className="text-ink-3" />}>
        <span className={errors > 0 ? 'font-medium text-garnet' : ''}>{describeErrors(progress)}</span>
      </Figure>
      {isQueued && <span>waiting for a worker</span>}
      {left && <Figure icon={<Clock className="text-ink-3" />}>{left}</Figure>}
      {rate && <span>{rate}</span>}
    </>
  );
}

function Figure({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {icon}
      {children}
    </span>
  );
}
