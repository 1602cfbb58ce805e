import type { ExecutionSnapshot } from '@assay/contracts';
import { datasetVersionsOf } from './dataset-versions-of';

/** How many predictions an execution makes: distinct cases × trials. */
export function countPredictions(snapshot: ExecutionSnapshot): number {
  return datasetVersionsOf(snapshot).reduce((sum, { nCases }) => sum + nCases, 0) * snapshot.trials;
}
