import type { ExecutionSnapshot, SnapshotDataset } from '@assay/contracts';

/** The distinct dataset versions of an execution; one that several configurations name is asked once. */
export function datasetVersionsOf(snapshot: Pick<ExecutionSnapshot, 'configurations'>): SnapshotDataset[] {
  const datasets = snapshot.configurations.flatMap((configuration) => configuration.datasets);
  return [...new Map(datasets.map((dataset) => [dataset.versionId, dataset])).values()];
}
