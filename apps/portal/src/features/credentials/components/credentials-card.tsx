'use client';

import type { Credential } from '@assay/contracts';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useApiQuery } from '../../../data/use-api-query';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import type { DataColumn } from '../../../ui/data-table/data-column';
import { DataTable } from '../../../ui/data-table/data-table';
import { DateText } from '../../../ui/date-text';
import { EmptyState } from '../../../ui/empty-state';
import { ProblemPanel } from '../../../ui/problem-panel';
import { useToast } from '../../../ui/toast';
import { useMissingRole } from '../../shell';
import { describeHint } from '../credential-options';
import { kindLabel } from '../kinds';
import { credentialsQuery } from '../queries';
import { CredentialMenu } from './credential-menu';
import { NewCredentialDialog } from './new-credential-dialog';
import { RemoveCredential } from './remove-credential';
import { ReplaceSecretDialog } from './replace-secret-dialog';

/** A credential and what is about to be done to it. */
type Act = { readonly kind: 'replace' | 'remove'; readonly credential: Credential };

/** Every credential of the workspace: what it is for and how its secret ends, never the secret. */
export function CredentialsCard() {
  const toast = useToast();
  const { data, error, isPending, refetch } = useApiQuery(credentialsQuery());
  const [isAdding, setAdding] = useState(false);
  const [act, setAct] = useState<Act>();
  const missingRole = useMissingRole('admin');
  const columns = useMemo(() => columnsOf((kind, credential) => setAct({ kind, credential })), []);
  const add = (
    <Button variant="primary" icon={<Plus />} disabledReason={missingRole} onClick={() => setAdding(true)}>
      New credential
    </Button>
  );
  const close = () => setAct(undefined);
  return (
    <Card isFlush title="Credentials" note="secrets that agents send with their calls" actions={add}>
      <DataTable
        label="Credentials"
        rowsName="credentials"
        columns={columns}
        rows={data?.items ?? []}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        isLoading={isPending}
        problem={error && !data && <ProblemPanel problem={error.problem} onRetry={() => void refetch()} />}
        empty={<EmptyState sentence="No credential yet. An agent that asks for a key takes it from here." />}
      />
      <NewCredentialDialog
        isOpen={isAdding}
        onOpenChange={setAdding}
        onCreated={({ name }) => toast({ text: `“${name}” is saved. Agents can use it now.` })}
      />
      <ReplaceSecretDialog credential={act?.kind === 'replace' ? act.credential : undefined} onClose={close} />
      {act?.kind === 'remove' && <RemoveCredential credential={act.credential} onClose={close} />}
    </Card>
  );
}

function columnsOf(onAct: (kind: Act['kind'], credential: Credential) => void): readonly DataColumn<Credential>[] {
  return [
    { id: 'name', header: 'Name', isAlwaysShown: true, cell: ({ name }) => <b className="font-medium">{name}</b> },
    { id: 'kind', header: 'Kind', width: 160, cell: ({ kind }) => kindLabel(kind) },
    {
      id: 'hint',
      header: 'Secret',
      width: 150,
      cell: ({ hint }) => <span className="text-ink-2">{describeHint(hint) || 'hidden'}</span>,
    },
    { id: 'updated', header: 'Secret set', width: 170, cell: ({ updatedAt }) => <DateText iso={updatedAt} /> },
    {
      id: 'actions',
      header: 'Actions',
      width: 84,
      align: 'end',
      isAlwaysShown: true,
      cell: (credential) => <CredentialMenu credential={credential} onAct={onAct} />,
    },
  ];
}
