'use client';

import type { Agent } from '@assay/contracts';
import { z } from 'zod';
import { useApiMutation } from '../../../data/use-api-mutation';
import { useToast } from '../../../ui/toast';

/** Takes an agent out of the lists. */
export function useArchiveAgent(onArchived: () => void) {
  const toast = useToast();
  return useApiMutation<Agent, null>({
    schema: z.null(),
    request: ({ id }) => ({ method: 'DELETE', path: `/agents/${id}` }),
    outdates: ['/agents', '/evaluators'],
    onSuccess: (_nothing, { name }) => {
      toast({ text: `“${name}” is archived.` });
      onArchived();
    },
  });
}
