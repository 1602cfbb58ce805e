import type { ExecutionMetric, ExecutionMetrics, ExecutionSnapshot } from '@assay/contracts';

type Term = Pick<ExecutionMetric, 'index' | 'name' | 'weight' | 'normalizedWeight'> & {
  readonly mean: number | null;
  /** Mean times normalised weight; null without a mean. */
  readonly product: number | null;
};

type ConfigurationSum = {
  readonly configuration: string;
  readonly terms: readonly Term[];
  /** Mean composite of its cases; null where none has one, or where another configuration shares its datasets. */
  readonly mean: number | null;
  readonly nScored: number;
};

/** How the composite comes about: metric by metric within each configuration, then over the cases of all. */
export function sumUp(
  { metrics, composite }: ExecutionMetrics,
  { configurations }: ExecutionSnapshot,
): readonly ConfigurationSum[] {
  const uses = new Map<string, number>();
  for (const { datasetId } of configurations.flatMap(({ datasets }) => datasets)) {
    uses.set(datasetId, (uses.get(datasetId) ?? 0) + 1);
  }
  return configurations.map(({ name, datasets }) => {
    const ids = new Set(datasets.map(({ datasetId }) => datasetId));
    const isShared = [...ids].some((id) => (uses.get(id) ?? 0) > 1);
    const slices = isShared ? [] : composite.byDataset.filter(({ datasetId }) => ids.has(datasetId));
    const terms = metrics.filter(({ configuration }) => configuration === name).map(toTerm);
    return { configuration: name, terms, ...pool(slices) };
  });
}

function toTerm({ index, name, weight, normalizedWeight, overall: { mean } }: ExecutionMetric): Term {
  return { index, name, weight, normalizedWeight, mean, product: mean === null ? null : mean * normalizedWeight };
}

/** Mean and number of scored cases over slices that have no case in common. */
function pool(slices: ExecutionMetrics['composite']['byDataset']): Pick<ConfigurationSum, 'mean' | 'nScored'> {
  let sum = 0;
  let nScored = 0;
  for (const { summary } of slices) {
    if (summary.mean === null) continue;
    sum += summary.mean * summary.nScored;
    nScored += summary.nScored;
  }
  return { mean: nScored === 0 ? null : sum / nScored, nScored };
}
