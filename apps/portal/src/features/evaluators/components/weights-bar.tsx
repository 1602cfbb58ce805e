import { cn } from '../../../ui/cn';
import type { DraftMetric } from '../evaluator-draft';
import { shareOut } from '../share-out';

/** Light enough to tell neighbours apart, from the one that counts most to the least. */
const tints = ['bg-ink', 'bg-ink/75', 'bg-ink/55', 'bg-ink/40', 'bg-ink/30'];

/** How much each metric of a configuration counts, as parts of one. */
export function WeightsBar({ metrics }: { readonly metrics: readonly DraftMetric[] }) {
  const shares = shareOut(metrics.map(({ weight }) => weight));
  const parts = metrics.map(({ metricId, name }, index) => ({ metricId, name, share: shares[index] ?? 0 }));
  const isWeighted = parts.some(({ share }) => share > 0);
  if (!isWeighted) return <p className="text-xs text-ink-3">Weights show here once a metric has one above 0.</p>;
  return (
    <div className="grid gap-2">
      <div aria-hidden="true" className="flex h-1.5 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ metricId, share }, index) => (
          <i key={metricId} className={cn('h-full', tints[index % tints.length])} style={{ flexGrow: share }} />
        ))}
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
        <span>Normalised:</span>
        {parts.map(({ metricId, name, share }) => (
          <span key={metricId}>
            {name} {share.toFixed(2)}
          </span>
        ))}
        <b className="ml-auto font-semibold text-ink">sum 1.00</b>
      </p>
    </div>
  );
}
