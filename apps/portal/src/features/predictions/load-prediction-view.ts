import { createLoader, type SearchParams } from 'nuqs/server';
import { type PredictionView, predictionViewParsers } from './prediction-view';

const load = createLoader(predictionViewParsers);

/** Reads the view out of a page's search parameters; what makes no sense there counts as not given. */
export function loadPredictionView(searchParams: Promise<SearchParams>): Promise<PredictionView> {
  return load(searchParams);
}
