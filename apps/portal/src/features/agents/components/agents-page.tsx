'use client';

import type { Agent } from '@assay/contracts';
import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useApiQuery } from '../../../data/use-api-query';
import { ButtonLink } from '../../../ui/button-link';
import { Card } from '../../../ui/card';
import type { DataColumn } from '../../../ui/data-table/data-column';
import { DataTable } from '../../../ui/data-table/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { ProblemPanel } from '../../../ui/problem-panel';
import { agentsQuery } from '../queries';

const columns: readonly DataColumn<Agent>[] = [
  { id: 'name', header: 'Agent', cell: (agent) => agent.name, isAlwaysShown: true },
  { id: 'connector', header: 'Connector', width: 180, cell: (agent) => agent.latestVersion.connector },
  { id: 'version', header: 'Version', width: 100, align: 'end', cell: (agent) => `v${agent.latestVersion.number}` },
];

/** Every agent of the workspace. */
export function AgentsPage() {
  const router = useRouter();
  const { data, error, isPending, refetch } = useApiQuery(agentsQuery());
  const add = (
    <ButtonLink variant="primary" href="/agents/new" icon={<Plus />}>
      New agent
    </ButtonLink>
  );
  return (
    <Page crumbs={[{ label: 'Library' }, { label: 'Agents', href: '/agents' }]}>
      <PageHeader title="Agents" actions={add} />
      <Card isFlush>
        <DataTable
          label="Agents"
          rowsName="agents"
          columns={columns}
          rows={data?.items ?? []}
          rowId={(agent) => agent.id}
          rowLabel={(agent) => agent.name}
          onOpen={(agent) => router.push(`/agents/${agent.id}`)}
          isLoading={isPending}
          problem={error && !data && <ProblemPanel problem={error.problem} onRetry={() => void refetch()} />}
          empty={<EmptyState sentence="An agent is the system you measure; connect the first." action={add} />}
        />
      </Card>
    </Page>
  );
}
