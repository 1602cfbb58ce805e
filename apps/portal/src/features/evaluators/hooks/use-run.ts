'use client';

import { type ExecutionDetail, executionDetailSchema } from '@assay/contracts';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { useApiMutation } from '../../../data/use-api-mutation';
import { makeKey } from '../make-key';

type RunRequest = { readonly evaluatorId: string; readonly idempotencyKey: string };

/** Starts an execution and leads to it. However often it is pressed before the answer comes, one execution starts. */
export function useRun() {
  const router = useRouter();
  const key = useRef<string>(undefined);
  const { mutate, isPending, isSuccess, error, reset } = useApiMutation<RunRequest, ExecutionDetail>({
    schema: executionDetailSchema,
    request: ({ evaluatorId, idempotencyKey }) => ({
      method: 'POST',
      path: '/executions',
      body: { evaluatorId },
      idempotencyKey,
    }),
    outdates: ['/executions', '/evaluators'],
    onSuccess: ({ id }) => router.push(`/evaluation/executions/${id}`),
  });
  return {
    run: (evaluatorId: string) => {
      // The key stays until the answer is known: after a lost connection the next press means the same execution.
      key.current ??= makeKey();
      const settle = (failure: { problem: { status: number } } | null) => {
        if (failure && failure.problem.status > 0) key.current = undefined;
      };
      mutate({ evaluatorId, idempotencyKey: key.current }, { onSettled: (_, failure) => settle(failure) });
    },
    /** Also while the page of the execution is on its way. */
    isBusy: isPending || isSuccess,
    problem: error?.problem,
    reset,
  };
}
