'use client';

import { type Execution, isTerminal } from '@assay/contracts';
import { GitCompareArrows, Play } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useApiQuery } from '../../../data/use-api-query';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table/data-table';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { ProblemPanel } from '../../../ui/problem-panel';
import { compareHref } from '../compare-href';
import { LiveCard } from '../components/live-card';
import { useListView } from '../hooks/use-list-view';
import { executionsQuery } from '../queries';
import { executionColumns } from './execution-columns';
import { ExecutionFiltersBar } from './execution-filters';
import { NoExecutions } from './no-executions';

/** Milliseconds between looks while any of the executions shown runs. */
const lookEveryMs = 1_000;

/** Every execution, newest first. */
export function ExecutionsPage() {
  const router = useRouter();
  const view = useListView();
  const [isRunning, setRunning] = useState(false);
  const { data, error, isPending, isPlaceholderData, refetch } = useApiQuery(executionsQuery(view.asked), {
    refetchInterval: isRunning && lookEveryMs,
    keepsPrevious: true,
  });
  const rows = data?.items ?? [];
  const running = rows.filter(({ status }) => !isTerminal(status));
  if (running.length > 0 !== isRunning) setRunning(running.length > 0);
  const latest = running.find(({ status }) => status === 'RUNNING');
  return (
    <Page
      crumbs={[{ label: 'Activity' }, { label: 'Evaluation' }, { label: 'Executions', href: '/evaluation/executions' }]}
    >
      <PageHeader title="Executions" actions={<RunAnEvaluator />} />
      {latest && <LiveCard execution={latest} isLinked />}
      <Card isFlush>
        <ExecutionFiltersBar view={view} />
        <DataTable
          label="Executions"
          rowsName="executions"
          columns={executionColumns}
          rows={rows}
          rowId={idOf}
          rowLabel={nameOf}
          density="L"
          selectedIds={view.selected}
          onSelectedIdsChange={view.setSelected}
          selectionActions={<Compare ids={view.selected} />}
          onOpen={({ id }) => router.push(`/evaluation/executions/${id}`)}
          isLoading={isPending || isPlaceholderData}
          problem={error && !data && <ProblemPanel problem={error.problem} onRetry={() => void refetch()} />}
          empty={<NoExecutions view={view} />}
          {...(rows.length > 0 && { paging: view.paging(data) })}
        />
      </Card>
    </Page>
  );
}

const idOf = ({ id }: Execution) => id;
const nameOf = ({ number }: Execution) => `#${number}`;

function RunAnEvaluator() {
  return (
    <ButtonLink variant="primary" href="/evaluation/configuration" icon={<Play />}>
      Run an evaluator
    </ButtonLink>
  );
}

/** Ids are ordered by time, so the oldest of the chosen becomes the baseline. */
function Compare({ ids }: { readonly ids: readonly string[] }) {
  if (ids.length < 2) {
    return (
      <Button size="sm" icon={<GitCompareArrows />} disabledReason="choose two or more">
        Compare
      </Button>
    );
  }
  return (
    <ButtonLink size="sm" variant="primary" href={compareHref([...ids].sort())} icon={<GitCompareArrows />}>
      Compare
    </ButtonLink>
  );
}
