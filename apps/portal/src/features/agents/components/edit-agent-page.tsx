'use client';

import type { Agent } from '@assay/contracts';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { QueryView } from '../../../data/query-view';
import { useApiQuery } from '../../../data/use-api-query';
import { Badge } from '../../../ui/badge';
import { ButtonLink } from '../../../ui/button-link';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { useToast } from '../../../ui/toast';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard';
import { agentQuery, connectorsQuery } from '../queries';
import { AgentForm } from './agent-form';

/** A saved agent to rename, or to give other settings. */
export function EditAgentPage({ id }: { readonly id: string }) {
  const agent = useApiQuery(agentQuery(id));
  return (
    <Page
      crumbs={[
        { label: 'Library' },
        { label: 'Agents', href: '/agents' },
        { label: agent.data?.name ?? 'Agent', href: `/agents/${id}` },
        { label: 'Edit', href: `/agents/${id}/edit` },
      ]}
    >
      <QueryView query={agent} name="the agent">
        {(data) => <LoadedAgent agent={data} />}
      </QueryView>
    </Page>
  );
}

function LoadedAgent({ agent }: { readonly agent: Agent }) {
  const router = useRouter();
  const toast = useToast();
  const connectors = useApiQuery(connectorsQuery());
  const [isDirty, setDirty] = useState(false);
  useUnsavedGuard(isDirty);
  return (
    <>
      <PageHeader
        title={`Edit ${agent.name}`}
        reference={`v${agent.latestVersion.number}`}
        badge={isDirty && <Badge tone="notice">Unsaved changes</Badge>}
      />
      <QueryView query={connectors} name="the connectors">
        {({ items }) => (
          <AgentForm
            agent={agent}
            connectors={items}
            onDirtyChange={setDirty}
            actions={<ButtonLink href={`/agents/${agent.id}`}>Cancel</ButtonLink>}
            onSaved={(saved) => {
              toast({ text: `“${saved.name}” is saved at version ${saved.latestVersion.number}.` });
              router.push(`/agents/${saved.id}`);
            }}
          />
        )}
      </QueryView>
    </>
  );
}
