'use client';

import { useQueries } from '@tanstack/react-query';
import type { ApiQuery } from './api-query';

/** As `useApiQuery` for as many questions as there are: their answers in the same order, undefined until they are there. */
export function useApiQueries<Data>(queries: readonly ApiQuery<Data>[]): readonly (Data | undefined)[] {
  return useQueries({
    queries: queries.map(({ queryKey, meta }) => ({ queryKey, meta })),
    // The query client parsed each with the query's own schema before it came here.
    combine: (results) => results.map(({ data }) => data as Data | undefined),
  });
}
