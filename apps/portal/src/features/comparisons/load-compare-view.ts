import { createLoader, type SearchParams } from 'nuqs/server';
import { type CompareView, compareViewParsers } from './compare-view';

const load = createLoader(compareViewParsers);

/** Reads the view out of a page's search parameters; what makes no sense there counts as not given. */
export function loadCompareView(searchParams: Promise<SearchParams>): Promise<CompareView> {
  return load(searchParams);
}
