'use client';

import type { Agent } from '@assay/contracts';
import { QueryView } from '../../../data/query-view';
import { useApiQuery } from '../../../data/use-api-query';
import { Page } from '../../../ui/page';
import { useTryAgent } from '../hooks/use-try-agent';
import { agentQuery, connectorsQuery } from '../queries';
import { AgentHeader } from './agent-header';
import { AgentSettings } from './agent-settings';
import { AgentVersions } from './agent-versions';
import { TryAgent } from './try-agent';

/** One agent: how it is reached now, how that changed, and a question to try it with. */
export function AgentPage({ id }: { readonly id: string }) {
  const agent = useApiQuery(agentQuery(id));
  return (
    <Page
      crumbs={[
        { label: 'Library' },
        { label: 'Agents', href: '/agents' },
        { label: agent.data?.name ?? 'Agent', href: `/agents/${id}` },
      ]}
    >
      <QueryView query={agent} name="the agent">
        {(data) => <LoadedAgent agent={data} />}
      </QueryView>
    </Page>
  );
}

function LoadedAgent({ agent }: { readonly agent: Agent }) {
  const { connector, config } = agent.latestVersion;
  const connectors = useApiQuery(connectorsQuery());
  const trial = useTryAgent();
  return (
    <>
      <AgentHeader agent={agent} connector={connectors.data?.items.find(({ id }) => id === connector)} />
      <div className="@container">
        <div className="grid items-start gap-5 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,420px)]">
          <QueryView query={connectors} name="the connectors">
            {({ items }) => (
              <div className="grid gap-5 *:min-w-0">
                <AgentSettings version={agent.latestVersion} connectors={items} />
                <AgentVersions agentId={agent.id} connectors={items} />
              </div>
            )}
          </QueryView>
          <TryAgent trial={trial} connector={connector} onTry={() => trial.ask({ connector, config })} />
        </div>
      </div>
    </>
  );
}
