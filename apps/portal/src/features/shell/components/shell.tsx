'use client';

import { executionSchema, type Me, pageSchema } from '@assay/contracts';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { apiQuery } from '../../../data/api-query';
import { useApiQuery } from '../../../data/use-api-query';
import { AppShell } from '../../../ui/app-shell';
import { Avatar } from '../../../ui/avatar';
import { ViewerContext } from '../viewer-context';
import { ConnectionBanner } from './connection-banner';
import { PersonMenu } from './person-menu';

/** Milliseconds between looks at how many executions run. */
const lookEveryMs = 10_000;

const countedSchema = pageSchema(executionSchema).extend({ total: z.number().int() });
const running = apiQuery(countedSchema, '/executions', { status: 'RUNNING', limit: 1 });

/** The frame of every page of someone signed in. */
export function Shell({ viewer, children }: { readonly viewer: Me; readonly children: ReactNode }) {
  const { data } = useApiQuery(running, { refetchInterval: lookEveryMs });
  const notes = data && data.total > 0 ? { '/evaluation/executions': `${data.total} running` } : {};
  return (
    <AppShell
      workspace={
        <div className="flex h-9 items-center gap-2 rounded-md border border-line bg-surface px-2 text-sm font-medium">
          <Avatar name={viewer.workspaceName} />
          <span className="truncate">{viewer.workspaceName}</span>
        </div>
      }
      person={<PersonMenu viewer={viewer} />}
      notes={notes}
    >
      <ConnectionBanner />
      <ViewerContext value={viewer}>{children}</ViewerContext>
    </AppShell>
  );
}
