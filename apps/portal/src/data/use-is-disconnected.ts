'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isUnreachable } from './api-problem';

/** Whether any request on this page is waiting for a server that does not answer. */
export function useIsDisconnected(): boolean {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((onChange: () => void) => cache.subscribe(onChange), [cache]);
  const read = () =>
    cache.getAll().some(({ state }) => state.fetchStatus !== 'idle' && isUnreachable(state.fetchFailureReason));
  return useSyncExternalStore(subscribe, read, () => false);
}
