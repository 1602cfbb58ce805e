import type { CaseChange } from '@assay/contracts';

type CompareFilters = { readonly change?: CaseChange; readonly metric?: string };

/** Address of a comparison; the first execution is the baseline. */
export function compareHref(ids: readonly string[], { change, metric }: CompareFilters = {}): string {
  const filters = new URLSearchParams({ ...(change && { change }), ...(metric && { metric }) }).toString();
  // Ids hold nothing that needs encoding, and a readable comma is easier to copy by hand.
  return `/evaluation/compare?ids=${ids.join(',')}${filters === '' ? '' : `&${filters}`}`;
}
