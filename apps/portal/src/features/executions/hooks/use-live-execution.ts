'use client';

import { type ExecutionDetail, executionSchema, isTerminal } from '@assay/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiRoot } from '../../../data/request-api';
import { useApiQuery } from '../../../data/use-api-query';
import { executionQuery } from '../queries';

/** Milliseconds between looks while the stream of events is broken. */
const lookEveryMs = 3_000;

/** What the end of an execution makes old. */
const outdated = ['/executions', '/evaluators', '/comparisons'];

/**
 * An execution that keeps itself up to date: by the server's events while it runs, by looking where the stream broke.
 * Everything shown comes from the server, so that a reload, or a tab opened later, shows the same.
 */
export function useLiveExecution(id: string) {
  const client = useQueryClient();
  const [isStreaming, setStreaming] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const query = useApiQuery(executionQuery(id), { refetchInterval: isRunning && !isStreaming && lookEveryMs });
  const status = query.data?.status;
  const runs = status !== undefined && !isTerminal(status);
  if (runs !== isRunning) setRunning(runs);
  useEffect(() => (isRunning ? follow(client, id, setStreaming) : undefined), [client, id, isRunning]);
  return query;
}

function follow(client: QueryClient, id: string, setStreaming: (isStreaming: boolean) => void): () => void {
  const source = new EventSource(`${apiRoot}/executions/${encodeURIComponent(id)}/events`);
  source.addEventListener('open', () => setStreaming(true));
  source.addEventListener('error', () => setStreaming(false));
  source.addEventListener('progress', ({ data }) => {
    const seen = executionSchema.parse(JSON.parse(data));
    client.setQueryData<ExecutionDetail>(executionQuery(id).queryKey, (known) => known && { ...known, ...seen });
  });
  source.addEventListener('end', () => {
    source.close();
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => outdated.some((start) => String(path).startsWith(start)),
    });
  });
  return () => {
    source.close();
    setStreaming(false);
  };
}
