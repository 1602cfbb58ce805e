import type { Metadata } from 'next';
import type { SearchParams } from 'nuqs/server';
import {
  loadPredictionView,
  PredictionsPage,
  predictionQuery,
  predictionsQuery,
} from '../../../../../../features/predictions';
import { Prefetched } from '../../../../../../server/prefetched';

export const metadata: Metadata = { title: 'Predictions' };

type PageProps = { readonly params: Promise<{ readonly id: string }>; readonly searchParams: Promise<SearchParams> };

export default async function Page({ params, searchParams }: PageProps) {
  const [{ id }, view] = await Promise.all([params, loadPredictionView(searchParams)]);
  const opened = view.prediction === null ? [] : [predictionQuery(view.prediction)];
  return (
    <Prefetched queries={[predictionsQuery(id, view), ...opened]}>
      <PredictionsPage executionId={id} />
    </Prefetched>
  );
}
