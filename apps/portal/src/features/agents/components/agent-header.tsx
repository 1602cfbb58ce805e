'use client';

import type { Agent } from '@assay/contracts';
import { Archive, Pencil } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { DateText } from '../../../ui/date-text';
import { PageHeader } from '../../../ui/page-header';
import { useMissingRole } from '../../shell';
import type { Connector } from '../connector';
import { ArchiveAgent } from './archive-agent';

type AgentHeaderProps = { readonly agent: Agent; readonly connector: Connector | undefined };

/** Name, facts and what can be done with an agent. */
export function AgentHeader({ agent, connector }: AgentHeaderProps) {
  const router = useRouter();
  const [isArchiving, setArchiving] = useState(false);
  const { latestVersion, archivedAt, description } = agent;
  const isArchived = archivedAt !== null;
  const missingRole = useMissingRole('editor');
  const disabledReason = missingRole ?? (isArchived ? 'This agent is archived.' : undefined);
  return (
    <div className="grid gap-3">
      <PageHeader
        title={agent.name}
        reference={`v${latestVersion.number}`}
        badge={isArchived && <Badge>Archived</Badge>}
        actions={
          <>
            <Button icon={<Archive />} disabledReason={disabledReason} onClick={() => setArchiving(true)}>
              Archive
            </Button>
            <EditLink id={agent.id} disabledReason={disabledReason} />
          </>
        }
        facts={[
          { name: 'Connector', value: connector?.title ?? latestVersion.connector },
          { name: 'Created', value: <DateText iso={agent.createdAt} /> },
          { name: 'This version since', value: <DateText iso={latestVersion.createdAt} /> },
          ...(isArchived ? [{ name: 'Archived', value: <DateText iso={archivedAt} /> }] : []),
        ]}
      />
      {description && <p className="max-w-180 text-pretty break-words text-ink-2">{description}</p>}
      {isArchiving && (
        <ArchiveAgent agent={agent} onClose={() => setArchiving(false)} onArchived={() => router.push('/agents')} />
      )}
    </div>
  );
}

type EditLinkProps = { readonly id: string; readonly disabledReason: string | undefined };

function EditLink({ id, disabledReason }: EditLinkProps) {
  return disabledReason === undefined ? (
    <ButtonLink variant="primary" href={`/agents/${id}/edit`} icon={<Pencil />}>
      Edit
    </ButtonLink>
  ) : (
    <Button variant="primary" icon={<Pencil />} disabledReason={disabledReason}>
      Edit
    </Button>
  );
}
