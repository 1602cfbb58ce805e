import 'server-only';
import { type DehydratedState, dehydrate, HydrationBoundary, type QueryClient } from '@tanstack/react-query';
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
  return <HydrationBoundary state={answersOf(client)}>{children}</HydrationBoundary>;
}

/** The answers without the schemas they were parsed with, which no document can carry; the browser has its own. */
function answersOf(client: QueryClient): DehydratedState {
  const { queries } = dehydrate(client, { shouldDehydrateMutation: () => false });
  return { mutations: [], queries: queries.map(({ meta: _, ...query }) => query) };
}
