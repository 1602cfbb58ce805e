import type { ExecutionSnapshot } from '@assay/contracts';
import type { NewBatch } from '@assay/db';
import { datasetVersionsOf } from './dataset-versions-of';

type PlanOptions = {
  /** Cases of a batch at most; integer >= 1. */
  readonly batchSize: number;
  readonly newId: () => string;
};

/**
 * Cuts an execution's cases into batches: every (dataset version, case, trial) is in exactly one.
 *
 * Numbers and ranges depend on the snapshot and the size alone, so that planning again finds the same batches.
 * All trials of a range follow one another, so that a partial execution has whole trials of the cases it got to.
 */
export function planBatches(snapshot: ExecutionSnapshot, { batchSize, newId }: PlanOptions): NewBatch[] {
  const ranges = datasetVersionsOf(snapshot).flatMap(({ versionId, nCases }) =>
    cutRange(nCases, batchSize).map((range) => ({ datasetVersionId: versionId, ...range })),
  );
  const trials = Array.from({ length: snapshot.trials }, (_, index) => index + 1);
  return ranges
    .flatMap((range) => trials.map((trial) => ({ ...range, trial })))
    .map((batch, number) => ({ id: newId(), number, ...batch }));
}

function cutRange(nCases: number, batchSize: number): { firstPosition: number; lastPosition: number }[] {
  return Array.from({ length: Math.ceil(nCases / batchSize) }, (_, index) => ({
    firstPosition: index * batchSize + 1,
    lastPosition: Math.min(nCases, (index + 1) * batchSize),
  }));
}
