'use client';

import type { Metric } from '@assay/contracts';
import { ArrowDown, ArrowUp, CircleOff, EllipsisVertical, Trash2, Undo2 } from 'lucide-react';
import { capitalize } from '../../../ui/capitalize';
import { IconButton } from '../../../ui/icon-button';
import { Menu } from '../../../ui/menu';
import type { DraftMetric } from '../evaluator-draft';
import { MetricNumber } from './metric-number';

type MetricRowProps = {
  readonly metric: DraftMetric;
  /** The saved metric; absent while it is on its way, or archived. */
  readonly saved: Metric | undefined;
  readonly typeTitle: string;
  readonly errorOf: (field: 'metricId' | 'weight' | 'threshold') => string | undefined;
  readonly onChange: (metric: DraftMetric) => void;
  readonly onRemove: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

/** One metric of a configuration: its weight, its threshold here and why. */
export function MetricRow({ metric, saved, typeTitle, errorOf, onChange, onRemove, ...place }: MetricRowProps) {
  const { name, weight, threshold } = metric;
  const own = saved?.threshold ?? null;
  const missing = errorOf('metricId');
  return (
    <li className="grid gap-1 px-4 py-3">
      <div className="flex flex-wrap items-start gap-x-2 gap-y-2">
        <div className="min-w-40 flex-1 pt-5.5 max-sm:basis-full max-sm:pt-0">
          <b className="break-words font-semibold">{name}</b> <span className="text-xs text-ink-3">{typeTitle}</span>
        </div>
        <MetricNumber
          label="Weight"
          of={name}
          value={weight}
          onValueChange={(next) => onChange({ ...metric, weight: next })}
          step={0.5}
          error={errorOf('weight')}
        />
        <MetricNumber
          label="Threshold"
          of={name}
          value={threshold ?? undefined}
          onValueChange={(next) => onChange({ ...metric, threshold: next })}
          max={1}
          step={0.05}
          placeholder={threshold === null || own === null ? 'none' : own.toFixed(2)}
          error={errorOf('threshold')}
        />
        <span className="flex pt-4.5">
          <Menu
            trigger={<IconButton label={`More for ${name}`} icon={<EllipsisVertical />} />}
            groups={[
              [
                {
                  label: own === null ? 'Use the metric’s own threshold' : `Use the metric’s own threshold, ${own}`,
                  icon: <Undo2 />,
                  onSelect: () => onChange({ ...metric, threshold: undefined }),
                  disabledReason: threshold === undefined ? 'in use' : undefined,
                },
                {
                  label: 'No threshold here',
                  icon: <CircleOff />,
                  onSelect: () => onChange({ ...metric, threshold: null }),
                  disabledReason: threshold === null ? 'in use' : undefined,
                },
              ],
              [
                {
                  label: 'Move up',
                  icon: <ArrowUp />,
                  onSelect: () => place.onMove(-1),
                  disabledReason: place.isFirst ? 'is first' : undefined,
                },
                {
                  label: 'Move down',
                  icon: <ArrowDown />,
                  onSelect: () => place.onMove(1),
                  disabledReason: place.isLast ? 'is last' : undefined,
                },
              ],
            ]}
          />
          <IconButton label={`Remove ${name}`} icon={<Trash2 />} onClick={onRemove} />
        </span>
      </div>
      <p className="text-pretty break-words text-xs text-ink-2">
        <Rationale saved={saved} threshold={threshold} />
      </p>
      {missing && (
        <p role="alert" className="text-xs text-garnet">
          {capitalize(missing)}
        </p>
      )}
    </li>
  );
}

function Rationale({ saved, threshold }: Pick<MetricRowProps, 'saved'> & Pick<DraftMetric, 'threshold'>) {
  if (threshold === null) return 'No threshold here: it counts, but never passes or fails.';
  const own = saved?.threshold ?? null;
  const isOverridden = threshold !== undefined && threshold !== own;
  return (
    <>
      {isOverridden && <span>Here instead of the metric’s own {own === null ? 'lack of one' : own}. </span>}
      {saved?.rationale && (
        <>
          <span className="text-ink-3">Rationale:</span> {saved.rationale}
        </>
      )}
    </>
  );
}
