'use client';

import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ApiProblem } from './api-problem';
import { type ApiRequest, requestApi } from './request-api';

type ApiMutation<Input, Data> = {
  /** Shape of the answer; `z.null()` where there is none. */
  readonly schema: z.ZodType<Data>;
  readonly request: (input: Input) => ApiRequest;
  /** Paths whose answers are old after it; what is below them too. */
  readonly outdates?: readonly string[];
  readonly onSuccess?: (data: Data, input: Input) => void;
};

/** Changes something through the API; what it outdates on the screen is asked for again. */
export function useApiMutation<Input, Data>(
  mutation: ApiMutation<Input, Data>,
): UseMutationResult<Data, ApiProblem, Input> {
  const { schema, request, outdates = [], onSuccess } = mutation;
  const client = useQueryClient();
  return useMutation<Data, ApiProblem, Input>({
    mutationFn: async (input) => schema.parse(await requestApi(request(input))),
    onSuccess: async (data, input) => {
      onSuccess?.(data, input);
      await client.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          outdates.some((start) => typeof path === 'string' && path.startsWith(start)),
      });
    },
  });
}
