import {
  type inferParserType,
  parseAsInteger,
  parseAsNumberLiteral,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';

/** Rows a page of predictions may have. */
export const pageSizes = [50, 100, 200] as const;

export const outcomes = ['passed', 'failed', 'error', 'unscored'] as const;
/** What became of a prediction, by the composite or by one metric. */
export type Outcome = (typeof outcomes)[number];

/** What the address of an execution's predictions says: filters, order, page, and the opened one. */
export const predictionViewParsers = {
  outcome: parseAsStringLiteral(outcomes),
  /** Index of the metric that the outcome and the order by score are about; none means the composite. */
  metric: parseAsInteger,
  dataset: parseAsString,
  /** An empty one stands for the cases without a category. */
  category: parseAsString,
  text: parseAsString.withDefault(''),
  sort: parseAsStringLiteral(['position', 'score', 'latency']).withDefault('position'),
  order: parseAsStringLiteral(['asc', 'desc']).withDefault('asc'),
  limit: parseAsNumberLiteral(pageSizes).withDefault(50),
  cursor: parseAsString,
  /** Number of the first row of the page, from 1. */
  first: parseAsInteger.withDefault(1),
  /** The prediction whose drawer is open. */
  prediction: parseAsString,
};

export type PredictionView = inferParserType<typeof predictionViewParsers>;

/** The first page, where every change of filters or order leads. */
export const firstPage = { cursor: null, first: null } as const;

/** All filters off. */
export const noFilters = {
  ...firstPage,
  outcome: null,
  metric: null,
  dataset: null,
  category: null,
  text: null,
} as const;

/** Whether the view leaves any prediction out. */
export function isFiltered({ outcome, metric, dataset, category, text }: PredictionView): boolean {
  return outcome !== null || metric !== null || dataset !== null || category !== null || text !== '';
}
