'use client';

import { z } from 'zod';
import { useApiMutation } from '../../data/use-api-mutation';

/** Ends the session and leads to the page where another one begins. */
export function useSignOut() {
  return useApiMutation<void, null>({
    schema: z.null(),
    request: () => ({ method: 'DELETE', path: '/session' }),
    // A full load, so that nothing the session read stays in this tab.
    onSuccess: () => window.location.assign('/sign-in'),
  });
}
