'use client';

import type { Agent } from '@assay/contracts';
import { useRouter } from 'next/navigation';
import { parseAsString, useQueryState } from 'nuqs';
import { useMemo, useState } from 'react';
import { useApiQuery } from '../../../data/use-api-query';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { ProblemPanel } from '../../../ui/problem-panel';
import { SearchField } from '../../../ui/search-field';
import { LoadSample } from '../../sample';
import { agentsQuery, connectorsQuery } from '../queries';
import { agentColumns } from './agent-columns';
import { ArchiveAgent } from './archive-agent';
import { NewAgentLink } from './new-agent-link';

/** Every agent of the workspace. */
export function AgentsPage() {
  const router = useRouter();
  const [text, setText] = useQueryState('text', parseAsString.withDefault(''));
  const { data, error, isPending, isPlaceholderData, refetch } = useApiQuery(agentsQuery(text), {
    keepsPrevious: true,
  });
  const connectors = useApiQuery(connectorsQuery()).data?.items;
  const [archived, setArchived] = useState<Agent>();
  const columns = useMemo(() => agentColumns(connectors ?? [], setArchived), [connectors]);
  return (
    <Page crumbs={[{ label: 'Library' }, { label: 'Agents', href: '/agents' }]}>
      <PageHeader title="Agents" actions={<NewAgentLink />} />
      <Card isFlush>
        <div className="border-b border-line px-4 py-2 *:max-w-80">
          <SearchField
            label="Filter agents by name"
            placeholder="Filter by name"
            value={text}
            onValueChange={(value) => void setText(value || null)}
          />
        </div>
        <DataTable
          label="Agents"
          rowsName="agents"
          density="L"
          columns={columns}
          rows={data?.items ?? []}
          rowId={(agent) => agent.id}
          rowLabel={(agent) => agent.name}
          onOpen={(agent) => router.push(`/agents/${agent.id}`)}
          isLoading={isPending || isPlaceholderData}
          problem={error && !data && <ProblemPanel problem={error.problem} onRetry={() => void refetch()} />}
          empty={<NoAgents text={text} onClear={() => void setText(null)} />}
        />
      </Card>
      {archived && <ArchiveAgent agent={archived} onClose={() => setArchived(undefined)} />}
    </Page>
  );
}

function NoAgents({ text, onClear }: { readonly text: string; readonly onClear: () => void }) {
  if (text !== '') {
    return (
      <EmptyState sentence={`No agent is called “${text}”.`} action={<Button onClick={onClear}>Show all</Button>} />
    );
  }
  return (
    <EmptyState
      sentence="An agent is the system you measure; connect the first."
      action={<NewAgentLink />}
      secondary={<LoadSample />}
    />
  );
}
