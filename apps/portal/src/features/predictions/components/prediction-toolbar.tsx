'use client';

import type { ExecutionMetrics } from '@assay/contracts';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button';
import { cn } from '../../../ui/cn';
import { Dialog } from '../../../ui/dialog';
import { SearchField } from '../../../ui/search-field';
import type { usePredictionView } from '../hooks/use-prediction-view';
import { PredictionFacets } from './prediction-facets';
import { PredictionFilterPills } from './prediction-filter-pills';

type PredictionToolbarProps = {
  readonly metrics: ExecutionMetrics | undefined;
  readonly state: ReturnType<typeof usePredictionView>;
  /** The facets stand beside the table, so the button for them is not needed there. */
  readonly hasFacetsBeside: boolean;
  /** How the table looks. */
  readonly children: ReactNode;
};

/** Search, filters and looks, above the table. */
export function PredictionToolbar({ metrics, state, hasFacetsBeside, children }: PredictionToolbarProps) {
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2">
      <span className={cn('contents', hasFacetsBeside && 'xl:hidden')}>
        <Button icon={<SlidersHorizontal />} onClick={() => setSheetOpen(true)} disabled={!metrics}>
          Filters
        </Button>
      </span>
      <div className="w-60 max-sm:order-first max-sm:w-full">
        <SearchField
          label="Search questions and predictions"
          placeholder="Question or prediction"
          value={state.view.text}
          onValueChange={(text) => state.change({ text: text || null })}
        />
      </div>
      <PredictionFilterPills metrics={metrics} state={state} />
      <div className="ml-auto flex items-center gap-2">{children}</div>
      {metrics && (
        <Dialog
          isOpen={isSheetOpen}
          onOpenChange={setSheetOpen}
          title="Filters"
          actions={
            <Button variant="primary" onClick={() => setSheetOpen(false)}>
              Show the predictions
            </Button>
          }
        >
          <PredictionFacets metrics={metrics} state={state} />
        </Dialog>
      )}
    </div>
  );
}
