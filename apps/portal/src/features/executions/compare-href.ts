import type { CaseChange } from '@assay/contracts';

type CompareFilters = { readonly change?: CaseChange };

/** Address of a comparison; the first execution is the baseline. */
export function compareHref(ids: readonly string[], { change }: CompareFilters = {}): string {
  // Ids hold nothing that needs encoding, and a readable comma is easier to copy by hand.
  return `/evaluation/compare?ids=${ids.join(',')}${change ? `&change=${change}` : ''}`;
}
