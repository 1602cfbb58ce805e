'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading } from '../ui/loading';
import { ProblemPanel } from '../ui/problem-panel';
import type { ApiProblem } from './api-problem';

type QueryViewProps<Data> = {
  readonly query: Pick<UseQueryResult<Data, ApiProblem>, 'data' | 'error' | 'refetch'>;
  /** What is loading: "the dataset". */
  readonly name: string;
  /** Shown instead of the plain skeleton while there is nothing. */
  readonly loading?: ReactNode;
  readonly children: (data: Data) => ReactNode;
};

/** What the API answered, or that it is on its way, or why it did not. Old data stays in view while newer is fetched. */
export function QueryView<Data>({ query, name, loading, children }: QueryViewProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <ProblemPanel problem={error.problem} onRetry={() => void refetch()} />;
  return loading ?? <Loading label={`Loading ${name}`} />;
}
