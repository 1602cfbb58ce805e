import type { DraftConfiguration, DraftMetric } from './evaluator-draft';
import type { Library } from './hooks/use-library';
import { shareOut } from './share-out';

export type SummaryRow = {
  readonly metricId: string;
  readonly name: string;
  /** Cases it scores; undefined while a dataset's size is not known. */
  readonly nCases: number | undefined;
  /** Share within its configuration, 0 to 1. */
  readonly share: number;
  /** Null without one. */
  readonly threshold: number | null;
};

export type SummaryBlock = { readonly key: string; readonly name: string; readonly rows: readonly SummaryRow[] };

export type DraftSummary = {
  readonly blocks: readonly SummaryBlock[];
  /** Scores one execution makes; undefined while a dataset's size is not known. */
  readonly nScores: number | undefined;
};

/** The threshold that counts for a metric in a configuration: the one given here, else the saved metric's own. */
export function effectiveThreshold({ metricId, threshold }: DraftMetric, metrics: Library['metrics']): number | null {
  if (threshold !== undefined) return threshold;
  return metrics.find(({ id }) => id === metricId)?.threshold ?? null;
}

/** What the configurations of a draft amount to. */
export function summarizeDraft(
  configurations: readonly DraftConfiguration[],
  library: Pick<Library, 'metrics' | 'versionOf'>,
): DraftSummary {
  const blocks = configurations.map((block) => summarizeBlock(block, library));
  const counts = blocks.flatMap(({ rows }) => rows.map(({ nCases }) => nCases));
  return { blocks, nScores: sum(counts) };
}

function summarizeBlock(
  { key, name, datasets, metrics }: DraftConfiguration,
  { versionOf, metrics: saved }: Pick<Library, 'metrics' | 'versionOf'>,
): SummaryBlock {
  const nCases = sum(datasets.map((dataset) => versionOf(dataset)?.nCases));
  const shares = shareOut(metrics.map(({ weight }) => weight));
  const rows = metrics.map((metric, index) => ({
    metricId: metric.metricId,
    name: metric.name,
    nCases,
    share: shares[index] ?? 0,
    threshold: effectiveThreshold(metric, saved),
  }));
  return { key, name, rows };
}

function sum(counts: readonly (number | undefined)[]): number | undefined {
  return counts.reduce<number | undefined>(
    (total, count) => (total === undefined || count === undefined ? undefined : total + count),
    0,
  );
}
