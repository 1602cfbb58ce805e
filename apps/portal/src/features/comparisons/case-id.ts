import type { ComparedCase } from '@assay/contracts';

/** What a compared case is known by in the address: one of its predictions, for each belongs to no other. */
export function caseId({ baseline, execution }: ComparedCase): string {
  return execution?.predictionId ?? baseline?.predictionId ?? '';
}
