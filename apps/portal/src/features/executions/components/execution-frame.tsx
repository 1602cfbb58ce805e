'use client';

import type { ExecutionDetail } from '@assay/contracts';
import { isTerminal } from '@assay/contracts';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { QueryView } from '../../../data/query-view';
import { Banner } from '../../../ui/banner';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { StatusBadge } from '../../../ui/status-badge';
import { TabLinks } from '../../../ui/tab-links';
import { useLiveExecution } from '../hooks/use-live-execution';
import { ExecutionActions } from './execution-actions';
import { executionFacts } from './execution-facts';
import { LiveCard } from './live-card';

type ExecutionFrameProps = { readonly id: string; readonly children: ReactNode };

/** What every page of an execution has: what it is, what can be done with it, how far it is, its tabs. */
export function ExecutionFrame({ id, children }: ExecutionFrameProps) {
  const query = useLiveExecution(id);
  const name = query.data ? `Execution #${query.data.number}` : 'Execution';
  const crumbs = [
    { label: 'Activity' },
    { label: 'Evaluation' },
    { label: 'Executions', href: '/evaluation/executions' },
    { label: name },
  ];
  return (
    <Page crumbs={crumbs}>
      <QueryView query={query} name="the execution">
        {(execution) => <Framed execution={execution}>{children}</Framed>}
      </QueryView>
    </Page>
  );
}

function Framed({ execution, children }: { readonly execution: ExecutionDetail; readonly children: ReactNode }) {
  const { id, number, evaluatorName, status, progress } = execution;
  const pathname = usePathname();
  const root = `/evaluation/executions/${id}`;
  const tabs = [
    { label: 'Metrics', href: root },
    { label: 'Predictions', href: `${root}/predictions`, count: progress.done },
    { label: 'Configuration', href: `${root}/configuration` },
  ];
  return (
    <>
      <PageHeader
        title={evaluatorName}
        reference={`#${number}`}
        badge={<StatusBadge status={status} />}
        facts={executionFacts(execution)}
        actions={<ExecutionActions execution={execution} />}
      />
      {!isTerminal(status) && <LiveCard execution={execution} />}
      <EndedEarly execution={execution} />
      <TabLinks label="Execution" tabs={tabs} current={pathname} />
      {children}
    </>
  );
}

/** Why an execution has not done everything it was started for, and what there is all the same. */
function EndedEarly({ execution: { status, reason, progress } }: { readonly execution: ExecutionDetail }) {
  if (status !== 'FAILED' && status !== 'CANCELLED') return null;
  const kept = `${progress.done} of ${progress.total} cases are done and kept`;
  const why = reason === null ? '' : `${reason.replace(/\.?$/, '.')} `;
  return (
    <Banner
      tone={status === 'FAILED' ? 'error' : 'notice'}
      title={status === 'FAILED' ? 'It failed.' : 'It was cancelled.'}
    >
      {why}
      {kept}; every figure here is about those alone.
    </Banner>
  );
}
