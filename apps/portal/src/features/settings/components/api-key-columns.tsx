import type { ApiKey } from '@assay/contracts';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import type { DataColumn } from '../../../ui/data-table/data-column';
import { DateText } from '../../../ui/date-text';
import { Tag } from '../../../ui/tag';
import { keyState } from '../key-state';

/** What the list says about each key. */
export function apiKeyColumns(onRevoke: (apiKey: ApiKey) => void): readonly DataColumn<ApiKey>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      isAlwaysShown: true,
      cell: ({ name }) => (
        <b title={name} className="font-medium">
          {name}
        </b>
      ),
    },
    {
      id: 'prefix',
      header: 'Begins with',
      width: 140,
      cell: ({ prefix }) => <code className="font-mono text-xs">{prefix}…</code>,
    },
    { id: 'role', header: 'Role', width: 90, cell: ({ role }) => <Tag>{role}</Tag> },
    { id: 'created', header: 'Created', width: 120, cell: ({ createdAt }) => <Day iso={createdAt} /> },
    {
      id: 'used',
      header: 'Last used',
      width: 160,
      cell: ({ lastUsedAt }) => (lastUsedAt === null ? <Quiet>never</Quiet> : <DateText iso={lastUsedAt} />),
    },
    {
      id: 'expires',
      header: 'Expires',
      width: 120,
      cell: ({ expiresAt }) => (expiresAt === null ? <Quiet>never</Quiet> : <Day iso={expiresAt} />),
    },
    { id: 'state', header: 'State', width: 110, cell: (apiKey) => <KeyBadge apiKey={apiKey} /> },
    {
      id: 'actions',
      header: 'Actions',
      width: 100,
      align: 'end',
      isAlwaysShown: true,
      cell: (apiKey) => (
        <Button
          size="sm"
          variant="danger"
          aria-label={`Revoke ${apiKey.name}`}
          disabledReason={apiKey.revokedAt === null ? undefined : 'It is revoked already.'}
          onClick={() => onRevoke(apiKey)}
        >
          Revoke
        </Button>
      ),
    },
  ];
}

function KeyBadge({ apiKey }: { readonly apiKey: ApiKey }) {
  const state = keyState(apiKey, Date.now());
  return state === 'active' ? (
    <Badge>Active</Badge>
  ) : (
    <Badge tone="notice">{state === 'expired' ? 'Expired' : 'Revoked'}</Badge>
  );
}

function Day({ iso }: { readonly iso: string }) {
  return <DateText iso={iso} precision="day" />;
}

function Quiet({ children }: { readonly children: string }) {
  return <span className="text-ink-3">{children}</span>;
}
