import type { Agent } from '@assay/contracts';
import type { DataColumn } from '../../../ui/data-table/data-column';
import { DateText } from '../../../ui/date-text';
import type { Connector } from '../connector';
import { AgentMenu } from './agent-menu';

/** What the list says about each agent. */
export function agentColumns(
  connectors: readonly Connector[],
  onArchive: (agent: Agent) => void,
): readonly DataColumn<Agent>[] {
  const titles = new Map(connectors.map(({ id, title }) => [id, title]));
  return [
    {
      id: 'name',
      header: 'Agent',
      isAlwaysShown: true,
      cell: ({ name, description }) => (
        <span title={description}>
          <b className="block truncate font-medium">{name}</b>
          <span className="block truncate text-xs text-ink-3 empty:hidden">{description}</span>
        </span>
      ),
    },
    {
      id: 'connector',
      header: 'Connector',
      width: 180,
      cell: ({ latestVersion: { connector } }) => titles.get(connector) ?? connector,
    },
    {
      id: 'version',
      header: 'Version',
      width: 90,
      align: 'end',
      cell: ({ latestVersion }) => `v${latestVersion.number}`,
    },
    {
      id: 'created',
      header: 'Created',
      width: 140,
      cell: ({ createdAt }) => <DateText iso={createdAt} precision="day" />,
    },
    {
      id: 'actions',
      header: 'Actions',
      width: 84,
      align: 'end',
      isAlwaysShown: true,
      cell: (agent) => <AgentMenu agent={agent} onArchive={onArchive} />,
    },
  ];
}
