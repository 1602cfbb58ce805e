import type { Prediction } from '@assay/contracts';

/** The lowest composite of a prediction's configurations, which decides; null where one is missing. */
export function lowestComposite({ composites }: Pick<Prediction, 'composites'>): number | null {
  const known = composites.flatMap(({ composite }) => (composite === null ? [] : [composite]));
  return known.length === 0 || known.length < composites.length ? null : Math.min(...known);
}
