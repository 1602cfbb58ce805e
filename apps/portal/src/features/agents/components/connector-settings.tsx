'use client';

import { useMemo } from 'react';
import { useApiQuery } from '../../../data/use-api-query';
import { cn } from '../../../ui/cn';
import { SchemaField } from '../../../ui/schema-form/schema-field';
import type { useSchemaForm } from '../../../ui/schema-form/use-schema-form';
import { credentialOptions, credentialsQuery } from '../../credentials';
import type { Connector } from '../connector';
import { AddCredential } from './add-credential';

type ConnectorSettingsProps = {
  readonly connector: Connector;
  readonly settings: ReturnType<typeof useSchemaForm>;
};

/** The settings of a connector, from its schema; numbers stand side by side where there is room. */
export function ConnectorSettings({ connector, settings: { nodes, control } }: ConnectorSettingsProps) {
  const { data } = useApiQuery(credentialsQuery());
  const credentials = useMemo(
    () => credentialOptions(data?.items ?? [], connector.credentialKinds),
    [data, connector.credentialKinds],
  );
  if (nodes.length === 0) return <p className="text-sm text-ink-3">This connector has nothing to set.</p>;
  return (
    <div className="@container">
      <div className="grid gap-4 @lg:grid-cols-6">
        {nodes.map((node) => (
          <div key={node.key} className={cn('min-w-0', node.kind === 'number' ? '@lg:col-span-2' : '@lg:col-span-6')}>
            <SchemaField
              node={node}
              path=""
              control={control}
              credentials={credentials}
              credentialAside={
                node.kind === 'credential' && <AddCredential connector={connector} control={control} name={node.key} />
              }
            />
          </div>
        ))}
      </div>
    </div>
  );
}
