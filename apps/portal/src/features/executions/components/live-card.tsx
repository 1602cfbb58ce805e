'use client';

import type { Execution } from '@assay/contracts';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressLine } from '../../../ui/progress-line';
import { StatusBadge } from '../../../ui/status-badge';
import { TextLink } from '../../../ui/text-link';
import { describeErrors, describeRate, describeTimeLeft, formatCount } from '../describe-progress';
import { CancelButton } from './cancel-button';
import { SpokenProgress } from './spoken-progress';

type LiveCardProps = {
  readonly execution: Execution;
  /** Away from the execution's own page: says which one it is and leads there. */
  readonly isLinked?: boolean;
};

/** A running execution: how far it is, how many failed, how fast, how long still. */
export function LiveCard({ execution, isLinked = false }: LiveCardProps) {
  const { number, status, progress } = execution;
  return (
    <section
      aria-label={`Execution #${number} is ${status}`}
      className="grid gap-3 rounded-lg border border-lapis-line bg-surface p-4 shadow-card"
    >
      {isLinked && <Name execution={execution} />}
      <ProgressLine
        size="lg"
        label={`Execution #${number}`}
        done={progress.done}
        errors={progress.errors}
        total={progress.total}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-2">
        <LiveFigures execution={execution} />
        <span className="text-xs text-ink-3">You can close this tab; the execution goes on.</span>
        <span className="ml-auto">
          <CancelButton execution={execution} />
        </span>
      </div>
      <SpokenProgress execution={execution} />
    </section>
  );
}

function Name({ execution }: Pick<LiveCardProps, 'execution'>) {
  const { id, number, status, evaluatorName, agentName, agentVersion } = execution;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <StatusBadge status={status} />
      <TextLink href={`/evaluation/executions/${id}`}>
        #{number} {evaluatorName}
      </TextLink>
      <span className="text-sm text-ink-3">
        {agentName} v{agentVersion}
      </span>
    </div>
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
        {formatCount(done)}/{formatCount(total)}
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
