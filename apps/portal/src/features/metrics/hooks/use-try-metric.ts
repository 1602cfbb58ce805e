'use client';

import { type ScoreView, scoreViewSchema } from '@assay/contracts';
import { useState } from 'react';
import { useApiMutation } from '../../../data/use-api-mutation';

/** A case typed in to try a metric on. */
export type TriedCase = {
  readonly question: string;
  readonly answers: readonly string[];
  readonly prediction: string;
};

/** The case a metric is tried on and what came of it. */
export function useTryMetric(type: string) {
  const [given, setGiven] = useState<TriedCase>({ question: '', answers: [''], prediction: '' });
  const { mutate, data, error, isPending, reset } = useApiMutation<Record<string, unknown>, ScoreView>({
    schema: scoreViewSchema,
    request: (settings) => ({
      method: 'POST',
      path: '/metrics/try',
      body: { type, settings, case: { ...given, answers: given.answers.filter((answer) => answer !== '') } },
    }),
  });
  return {
    given,
    edit: (change: Partial<TriedCase>) => setGiven({ ...given, ...change }),
    run: mutate,
    result: data,
    error,
    isBusy: isPending,
    reset,
  };
}
