import type { MetricSummary } from '@assay/contracts';
import type { Bin } from '../../../ui/histogram';

type ScoreBinsInput = {
  readonly summary: Pick<MetricSummary, 'histogram' | 'nScored' | 'nPassed'>;
  readonly threshold: number | null;
};

/**
 * The bars of a distribution, with how many cases of each are under the threshold. The bar the threshold falls into
 * holds the missed cases the bars below it do not account for.
 */
export function scoreBins({ summary, threshold }: ScoreBinsInput): readonly Bin[] {
  const { histogram, nScored, nPassed } = summary;
  const bins = histogram.map((count, place) => ({
    from: place / histogram.length,
    to: (place + 1) / histogram.length,
    count,
    under: 0,
  }));
  if (threshold === null || nPassed === null) return bins;
  let missed = nScored - nPassed;
  return bins.map((bin) => {
    const under = Math.min(bin.count, missed);
    missed -= under;
    return { ...bin, under };
  });
}
