import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ExecutionFrame, executionMetricsQuery, executionQuery } from '../../../../../features/executions';
import { Prefetched } from '../../../../../server/prefetched';

export const metadata: Metadata = { title: 'Execution' };

type ExecutionLayoutProps = { readonly params: Promise<{ readonly id: string }>; readonly children: ReactNode };

export default async function ExecutionLayout({ params, children }: ExecutionLayoutProps) {
  const { id } = await params;
  return (
    <Prefetched queries={[executionQuery(id), executionMetricsQuery(id)]}>
      <ExecutionFrame id={id}>{children}</ExecutionFrame>
    </Prefetched>
  );
}
