'use client';

import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ApiProblem } from './api-problem';
import type { ApiQuery } from './api-query';

type ApiQueryOptions = {
  readonly isEnabled?: boolean;
  /** Milliseconds between looks; false or absent looks when the page is opened or comes to the front. */
  readonly refetchInterval?: number | false;
  /** Keep the rows of the page before while the next is on its way. */
  readonly keepsPrevious?: boolean;
};

/** Asks the API, keeps the answer, asks again when it is old. */
export function useApiQuery<Data>(
  { queryKey, meta }: ApiQuery<Data>,
  { isEnabled = true, refetchInterval = false, keepsPrevious = false }: ApiQueryOptions = {},
): UseQueryResult<Data, ApiProblem> {
  return useQuery<unknown, ApiProblem, Data>({
    queryKey,
    meta,
    enabled: isEnabled,
    refetchInterval,
    select: parsed<Data>,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}

function parsed<Data>(answer: unknown): Data {
  // The query client parsed it with the query's own schema before it came here.
  return answer as Data;
}
