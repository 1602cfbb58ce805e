'use client';

import { ScoreBarsKey } from '../../../ui/score-bars-key';
import { SegmentedControl } from '../../../ui/segmented-control';
import { pageSizes } from '../prediction-view';

type PredictionTableFootProps = {
  readonly limit: (typeof pageSizes)[number];
  readonly onLimitChange: (limit: (typeof pageSizes)[number]) => void;
};

const segments = pageSizes.map((size) => ({ value: String(size), label: String(size) }));

/** What the bars mean, and how many rows a page has. */
export function PredictionTableFoot({ limit, onLimitChange }: PredictionTableFootProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-3 py-2 text-xs text-ink-3">
      <ScoreBarsKey />
      <span className="inline-flex items-center gap-2">
        Rows
        <SegmentedControl
          label="Rows a page"
          segments={segments}
          value={String(limit)}
          onValueChange={(value) => onLimitChange(pageSizes.find((size) => String(size) === value) ?? limit)}
        />
      </span>
    </div>
  );
}
