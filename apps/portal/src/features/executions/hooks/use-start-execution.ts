'use client';

import { type ExecutionDetail, executionDetailSchema, type StartExecution } from '@assay/contracts';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { v4 as newKey } from 'uuid';
import { useApiMutation } from '../../../data/use-api-mutation';

type Start = Pick<StartExecution, 'evaluatorId' | 'agentVersion'>;

/**
 * Runs an evaluator and leads to the execution. Every press until that succeeds or fails carries one key, so a double
 * press makes one execution, also where the first answer was lost on the way.
 */
export function useStartExecution() {
  const router = useRouter();
  const key = useRef<string>(undefined);
  return useApiMutation<Start, ExecutionDetail>({
    schema: executionDetailSchema,
    request: (body) => {
      key.current ??= newKey();
      return { method: 'POST', path: '/executions', body, idempotencyKey: key.current };
    },
    outdates: ['/executions', '/evaluators'],
    onSuccess: ({ id }) => {
      key.current = undefined;
      router.push(`/evaluation/executions/${id}`);
    },
  });
}
