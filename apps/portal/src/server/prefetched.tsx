import 'server-only';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApiQuery } from '../data/api-query';
import { createQueryClient } from '../data/query-client';
import { readInProcess } from './read-in-process';

type PrefetchedProps = { readonly queries: readonly ApiQuery<unknown>[]; readonly children: ReactNode };

/** Answers a page's first questions on the server, so that its first content is in the document itself. */
export async function Prefetched({ queries, children }: PrefetchedProps) {
  const client = createQueryClient({ read: readInProcess });
  // One that fails is left out: the browser asks again and shows what is wrong.
  await Promise.all(queries.map(({ queryKey, meta }) => client.prefetchQuery({ queryKey, meta, retry: false })));
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
