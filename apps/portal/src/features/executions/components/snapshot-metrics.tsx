import type { SnapshotMetric } from '@assay/contracts';
import { ChevronRight } from 'lucide-react';
import { Score } from '../../../ui/score';
import { TextLink } from '../../../ui/text-link';
import { SettingsList } from './settings-list';

type SnapshotMetricsProps = { readonly configuration: string; readonly metrics: readonly SnapshotMetric[] };

/** The metrics of a configuration with weight, threshold and settings. */
export function SnapshotMetrics({ configuration, metrics }: SnapshotMetricsProps) {
  const weights = metrics.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <section aria-label={`Metrics of ${configuration}`} className="border-t border-line p-4">
      <h3 className="text-sm font-medium text-ink-2">Metrics</h3>
      <ul className="mt-1">
        {metrics.map((metric) => (
          <OneMetric key={metric.index} metric={metric} weights={weights} />
        ))}
      </ul>
    </section>
  );
}

function OneMetric({ metric, weights }: { readonly metric: SnapshotMetric; readonly weights: number }) {
  const { metricId, metricVersion, name, type, typeVersion, weight, threshold, settings } = metric;
  const share = weights === 0 ? 0 : weight / weights;
  return (
    <li className="grid gap-1 border-b border-line py-2 last:border-0">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <TextLink href={`/metrics/${metricId}`} className="font-medium">
          {name} v{metricVersion}
        </TextLink>
        <span className="text-xs text-ink-3">
          {type}, type version {typeVersion}
        </span>
        <span className="ml-auto flex flex-wrap gap-x-4 text-sm text-ink-2 max-sm:ml-0">
          <span>
            weight {weight} ({(share * 100).toFixed(1)} %)
          </span>
          <span>
            threshold <Score value={threshold} reason="No threshold, so no pass or fail" />
          </span>
        </span>
      </div>
      <details className="group text-sm">
        <summary className="inline-flex min-h-6 list-none items-center gap-1 rounded-sm text-xs text-ink-3 hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronRight className="size-3.5 transition-transform group-open:rotate-90" />
          Settings of {name}
        </summary>
        <div className="mt-1 max-w-160 rounded-md bg-sunken px-3 py-1">
          <SettingsList settings={settings} />
        </div>
      </details>
    </li>
  );
}
