'use client';

import type { ApiKey } from '@assay/contracts';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useApiQuery } from '../../../data/use-api-query';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { ProblemPanel } from '../../../ui/problem-panel';
import { useMissingRole } from '../../shell';
import { apiKeysQuery } from '../queries';
import { apiKeyColumns } from './api-key-columns';
import { NewApiKeyDialog } from './new-api-key-dialog';
import { RevokeApiKey } from './revoke-api-key';

/** The keys programs come in with; for admins. */
export function ApiKeySettings() {
  const [isAdding, setAdding] = useState(false);
  const missingRole = useMissingRole('admin');
  return (
    <Card
      isFlush
      title="API keys"
      note="for the command line, CI and programs"
      actions={
        <Button variant="primary" icon={<Plus />} disabledReason={missingRole} onClick={() => setAdding(true)}>
          New API key
        </Button>
      }
    >
      {missingRole === undefined ? <ApiKeys /> : <EmptyState sentence={`API keys are not shown. ${missingRole}`} />}
      <NewApiKeyDialog isOpen={isAdding} onOpenChange={setAdding} />
    </Card>
  );
}

function ApiKeys() {
  const { data, error, isPending, refetch } = useApiQuery(apiKeysQuery());
  const [revoked, setRevoked] = useState<ApiKey>();
  const columns = useMemo(() => apiKeyColumns(setRevoked), []);
  return (
    <>
      <DataTable
        label="API keys"
        rowsName="API keys"
        columns={columns}
        rows={data?.items ?? []}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        isLoading={isPending}
        problem={error && !data && <ProblemPanel problem={error.problem} onRetry={() => void refetch()} />}
        empty={<EmptyState sentence="No API key yet. A program needs one to use the API." />}
      />
      {revoked && <RevokeApiKey apiKey={revoked} onClose={() => setRevoked(undefined)} />}
    </>
  );
}
