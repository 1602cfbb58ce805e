export { ComparePage } from './components/compare-page';
export { loadCompareView } from './load-compare-view';
export { comparedCasesQuery } from './queries';
