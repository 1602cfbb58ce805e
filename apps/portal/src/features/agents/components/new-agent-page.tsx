'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { QueryView } from '../../../data/query-view';
import { useApiQuery } from '../../../data/use-api-query';
import { ButtonLink } from '../../../ui/button-link';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { useToast } from '../../../ui/toast';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard';
import { connectorsQuery } from '../queries';
import { AgentForm } from './agent-form';

/** An agent to connect: how it is reached, and a question to try it with before it is saved. */
export function NewAgentPage() {
  const router = useRouter();
  const toast = useToast();
  const connectors = useApiQuery(connectorsQuery());
  const [isDirty, setDirty] = useState(false);
  useUnsavedGuard(isDirty);
  return (
    <Page
      crumbs={[{ label: 'Library' }, { label: 'Agents', href: '/agents' }, { label: 'New agent', href: '/agents/new' }]}
    >
      <PageHeader title="New agent" />
      <QueryView query={connectors} name="the connectors">
        {({ items }) => (
          <AgentForm
            connectors={items}
            onDirtyChange={setDirty}
            actions={<ButtonLink href="/agents">Cancel</ButtonLink>}
            onSaved={(agent) => {
              toast({ text: `“${agent.name}” is saved. Evaluators can use it now.` });
              router.push(`/agents/${agent.id}`);
            }}
          />
        )}
      </QueryView>
    </Page>
  );
}
