'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiProblem } from './api-problem';
import { createQueryClient } from './query-client';
import { readApi } from './request-api';

/** Pages that are there for who has no session. */
const openPages = ['/sign-in', '/setup'];

/** Gives every component below it the one cache of what the API said. */
export function DataProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => createQueryClient({ read: readApi, onError: leaveWhenSignedOut }));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** A session that ended leads to the sign-in page, and from there back here. */
function leaveWhenSignedOut(error: Error): void {
  const isSignedOut = error instanceof ApiProblem && error.problem.status === 401;
  if (!isSignedOut || openPages.includes(window.location.pathname)) return;
  const here = `${window.location.pathname}${window.location.search}`;
  window.location.assign(`/sign-in?next=${encodeURIComponent(here)}`);
}
