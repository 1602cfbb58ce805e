'use client';

import { executionDetailSchema } from '@assay/contracts';
import { useApiMutation } from '../../../data/use-api-mutation';
import { useToast } from '../../../ui/toast';

/** Stops an execution; what is done is kept. */
export function useCancel() {
  const toast = useToast();
  return useApiMutation({
    schema: executionDetailSchema,
    request: (id: string) => ({ method: 'POST', path: `/executions/${id}/cancel` }),
    outdates: ['/executions'],
    onSuccess: ({ number }) => toast({ text: `Execution #${number} is cancelled; what it had done is kept.` }),
  });
}
