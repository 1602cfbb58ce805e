'use client';

import type { Agent } from '@assay/contracts';
import { Archive, Ellipsis, Pencil } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { IconButton } from '../../../ui/icon-button';
import { Menu } from '../../../ui/menu';
import { useMissingRole } from '../../shell';

type AgentMenuProps = { readonly agent: Agent; readonly onArchive: (agent: Agent) => void };

/** What can be done to one agent of the list. */
export function AgentMenu({ agent, onArchive }: AgentMenuProps) {
  const router = useRouter();
  const disabledReason = useMissingRole('editor') && 'only an editor';
  return (
    <Menu
      trigger={<IconButton size="sm" label={`Actions for ${agent.name}`} icon={<Ellipsis />} />}
      groups={[
        [
          {
            label: 'Edit',
            icon: <Pencil />,
            disabledReason,
            onSelect: () => router.push(`/agents/${agent.id}/edit`),
          },
        ],
        [
          {
            label: 'Archive',
            icon: <Archive />,
            isDestructive: true,
            disabledReason,
            onSelect: () => onArchive(agent),
          },
        ],
      ]}
    />
  );
}
