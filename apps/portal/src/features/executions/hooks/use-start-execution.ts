'use client';

import { type ExecutionDetail, executionDetailSchema, type StartExecution } from '@assay/contracts';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { v4 as newKey } from 'uuid';
import { useApiMutation } from '../../../data/use-api-mutation';

type Start = Pick<StartExecution, 'evaluatorId' | 'agentVersion'>;

/** Starts an execution and leads to it. However often it is pressed before the answer comes, one execution starts. */
export function useStartExecution() {
  const router = useRouter();
  const key = useRef<string>(undefined);
  const { mutate, isPending, isSuccess, error } = useApiMutation<Start, ExecutionDetail>({
    schema: executionDetailSchema,
    request: (body) => {
      key.current ??= newKey();
      return { method: 'POST', path: '/executions', body, idempotencyKey: key.current };
    },
    outdates: ['/executions', '/evaluators'],
    onSuccess: ({ id }) => router.push(`/evaluation/executions/${id}`),
  });
  return {
    run: (request: Start) =>
      mutate(request, {
        // The key stays until the answer is known: after a lost connection the next press means the same execution.
        onSettled: (_, failure) => {
          if (failure === null || failure.problem.status > 0) key.current = undefined;
        },
      }),
    /** Also while the page of the execution is on its way. */
    isBusy: isPending || isSuccess,
    problem: error?.problem,
  };
}
