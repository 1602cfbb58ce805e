import { setImmediate } from 'node:timers/promises';
import type { MetricSummary } from '@assay/contracts';
import type { ScoreRow, SummaryRow } from '@assay/db';
import { passes } from '@assay/evaluator';
import { type ScoreTally, summarizeScores } from './summarize-scores';

/** Collects score rows into slices (overall, by dataset, by category) and summarises each. */
export type ScoreSlices = {
  add(row: ScoreRow): void;
  /** One row per slice; `seed` fixes the intervals. */
  summarize(seed: string): Promise<readonly Omit<SummaryRow, 'metricIndex' | 'corpus'>[]>;
};

type Slice = Pick<SummaryRow, 'datasetVersionId' | 'category'> & { readonly tally: ScoreTally };

/**
 * Slices for one metric, or for the composite.
 *
 * @param threshold - in [0, 1], for the pass rate; null gives none
 */
export function createScoreSlices(threshold: number | null): ScoreSlices {
  const slices = new Map<string, Slice>();
  const slice = (key: string, about: Omit<Slice, 'tally'>): ScoreTally => {
    const found = slices.get(key) ?? { ...about, tally: { scores: [], nTotal: 0, nPassed: 0 } };
    slices.set(key, found);
    return found.tally;
  };
  slice('all', { datasetVersionId: null });
  return {
    add(row) {
      const tallies = [
        slice('all', { datasetVersionId: null }),
        slice(`dataset:${row.datasetVersionId}`, { datasetVersionId: row.datasetVersionId }),
        slice(`category:${JSON.stringify(row.category)}`, { datasetVersionId: null, category: row.category }),
      ];
      for (const tally of tallies) count(tally, row.score, threshold);
    },
    async summarize(seed) {
      const rows: (MetricSummary & Omit<Slice, 'tally'>)[] = [];
      let whole: MetricSummary | undefined;
      for (const [key, { tally, ...about }] of slices) {
        // A slice that holds every case is the whole: the same cases show the same interval.
        const isWhole = tally.nTotal === whole?.nTotal;
        const summary = (isWhole ? whole : undefined) ?? summarizeScores(tally, { threshold, seed: `${seed}:${key}` });
        whole ??= summary;
        rows.push({ ...about, ...summary });
        // An interval takes up to a tenth of a second; other work has its turn in between.
        await setImmediate();
      }
      return rows;
    },
  };
}

function count(tally: ScoreTally, score: number | null, threshold: number | null): void {
  tally.nTotal++;
  if (score === null) return;
  tally.scores.push(score);
  if (threshold !== null && passes(score, threshold)) tally.nPassed++;
}
