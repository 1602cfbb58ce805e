'use client';

import type { ExecutionMetrics, Prediction } from '@assay/contracts';
import { QueryView } from '../../../data/query-view';
import { useApiQuery } from '../../../data/use-api-query';
import { CopyLinkButton } from '../../../ui/copy-link-button';
import { Drawer } from '../../../ui/drawer';
import { Tag } from '../../../ui/tag';
import type { usePredictionView } from '../hooks/use-prediction-view';
import { useRowFocus } from '../hooks/use-row-focus';
import { predictionQuery } from '../queries';
import { PassedBadge } from './passed-badge';
import { PredictionDetails } from './prediction-details';

type PredictionDrawerProps = {
  readonly metrics: ExecutionMetrics | undefined;
  /** The page's rows, which J and K step through. */
  readonly rows: readonly Prediction[];
  /** How many predictions the filters find. */
  readonly total: number | undefined;
  readonly state: ReturnType<typeof usePredictionView>;
};

/** One prediction, opened beside the table. */
export function PredictionDrawer({ metrics, rows, total, state: { view, open } }: PredictionDrawerProps) {
  const id = view.prediction;
  const query = useApiQuery(predictionQuery(id ?? ''), { isEnabled: id !== null });
  const index = rows.findIndex((row) => row.id === id);
  const next = index < 0 ? undefined : rows[index + 1];
  const previous = index < 0 ? undefined : rows[index - 1];
  const shown = rows[index] ?? query.data;
  useRowFocus(id);
  return (
    <Drawer
      isOpen={id !== null}
      onClose={() => open(null)}
      title={shown?.caseKey ?? 'Prediction'}
      meta={shown && <Meta prediction={shown} />}
      {...(index >= 0 && total !== undefined && { position: `${view.first + index} of ${total.toLocaleString('en')}` })}
      onNext={next && (() => open(next.id))}
      onPrevious={previous && (() => open(previous.id))}
    >
      {id !== null && (
        <QueryView query={query} name="the prediction">
          {(prediction) => (
            <PredictionDetails key={prediction.id} prediction={prediction} metrics={metrics?.metrics ?? none} />
          )}
        </QueryView>
      )}
    </Drawer>
  );
}

const none: readonly never[] = [];

function Meta({ prediction }: { readonly prediction: Prediction }) {
  const { category, trial } = prediction;
  return (
    <>
      {category !== null && <Tag>{category}</Tag>}
      {trial > 1 && <Tag>trial {trial}</Tag>}
      <PassedBadge prediction={prediction} />
      <CopyLinkButton label="Copy the link to this prediction" />
    </>
  );
}
