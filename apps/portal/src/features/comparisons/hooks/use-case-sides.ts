'use client';

import type { ComparedCase, ExecutionDetail, PredictionDetail } from '@assay/contracts';
import { useApiQuery } from '../../../data/use-api-query';
import { executionQuery } from '../../executions';
import { predictionQuery } from '../../predictions';
import { pairScores } from '../pair-scores';

type Compared = { readonly shown: ComparedCase; readonly baselineId: string; readonly executionId: string };

/** Both predictions of a compared case in full, and their scores metric by metric. */
export function useCaseSides({ shown, baselineId, executionId }: Compared) {
  const a = useSide(shown.baseline?.predictionId, baselineId);
  const b = useSide(shown.execution?.predictionId, executionId);
  const problem = a.problem ?? b.problem;
  return { a, b, problem, isLoading: a.isLoading || b.isLoading, scores: pairScores(a, b) };
}

type Side = {
  readonly prediction: PredictionDetail | undefined;
  readonly execution: ExecutionDetail | undefined;
};

function useSide(predictionId: string | undefined, executionId: string) {
  const prediction = useApiQuery(predictionQuery(predictionId ?? ''), { isEnabled: predictionId !== undefined });
  const execution = useApiQuery(executionQuery(executionId));
  const side: Side = { prediction: prediction.data, execution: execution.data };
  return {
    ...side,
    problem: prediction.error?.problem ?? execution.error?.problem,
    isLoading: prediction.isLoading || execution.isLoading,
  };
}
