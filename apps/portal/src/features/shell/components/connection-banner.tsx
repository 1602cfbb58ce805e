'use client';

import { useIsDisconnected } from '../../../data/use-is-disconnected';
import { Banner } from '../../../ui/banner';

/** Says that the server does not answer, and goes away by itself once it does. */
export function ConnectionBanner() {
  const isDisconnected = useIsDisconnected();
  return (
    <div role="status" className="sticky top-12 z-20">
      {isDisconnected && (
        <div className="px-6 pt-2 max-sm:px-4">
          <Banner tone="notice" title="No connection to Assay.">
            This page tries again by itself; what you entered stays.
          </Banner>
        </div>
      )}
    </div>
  );
}
