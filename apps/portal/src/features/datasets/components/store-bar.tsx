'use client';

import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { ProgressBar } from '../../../ui/progress-bar';

type StoreBarProps = {
  /** What pressing it leads to, or what is still missing. */
  readonly summary: ReactNode;
  /** The act: "Create". */
  readonly label: string;
  readonly cancelHref: string;
  readonly disabledReason: string | undefined;
  /** Share of the file sent, 0 to 1, while it is stored. */
  readonly share: number | undefined;
  readonly onCancelUpload: () => void;
};

/** The foot of an import: what it comes to, and the button that stores it. It stays in view. */
export function StoreBar({ summary, label, cancelHref, disabledReason, share, onCancelUpload }: StoreBarProps) {
  const isStoring = share !== undefined;
  return (
    <div className="sticky bottom-0 z-10 -mx-6 grid gap-3 border-t *:min-w-0 border-line bg-surface px-6 py-3 max-sm:-mx-4 max-sm:px-4">
      {isStoring && (
        <ProgressBar
          label={share < 1 ? 'Sending the file' : 'Storing the cases'}
          done={share < 1 ? share : undefined}
          total={1}
          detail={share < 1 ? `${Math.round(share * 100)} % sent` : 'All of it is sent; its cases are being stored.'}
          action={
            <Button size="sm" variant="ghost" icon={<X />} onClick={onCancelUpload}>
              Cancel upload
            </Button>
          }
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 text-sm text-ink-2 wrap-anywhere" aria-live="polite">
          {summary}
        </p>
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <ButtonLink variant="ghost" href={cancelHref}>
            Cancel
          </ButtonLink>
          <Button type="submit" variant="primary" icon={<Check />} isBusy={isStoring} disabledReason={disabledReason}>
            {label}
          </Button>
        </div>
      </div>
    </div>
  );
}
