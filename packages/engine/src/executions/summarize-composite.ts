import type { ExecutionSnapshot } from '@assay/contracts';
import { compositeIndex, type PredictionRepository, type SummaryRow } from '@assay/db';
import { createScoreSlices } from './score-slices';

export type SummarizeCompositeDeps = { readonly predictions: Pick<PredictionRepository, 'composites'> };

/** The composite recomputed from the cases' composites; a case in two configurations counts once in each. */
export async function summarizeComposite(
  { predictions }: SummarizeCompositeDeps,
  executionId: string,
  snapshot: ExecutionSnapshot,
): Promise<SummaryRow[]> {
  const slices = createScoreSlices(snapshot.evaluator.compositeThreshold);
  for (const index of snapshot.configurations.keys()) {
    for await (const page of predictions.composites(executionId, index)) {
      for (const row of page) slices.add(row);
    }
  }
  const rows = await slices.summarize(`${executionId}:composite`);
  return rows.map((row) => ({ ...row, metricIndex: compositeIndex, corpus: null }));
}
