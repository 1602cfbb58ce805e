'use client';

import { Check, Link2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button';

/** How long the tick stays, in milliseconds. */
const CONFIRM_MS = 1_600;

/** Puts the page's address, which holds the whole view, on the clipboard and says that it did. */
export function CopyLinkButton({ label }: { readonly label: string }) {
  const [outcome, setOutcome] = useState<'Copied' | 'The browser did not allow it'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setOutcome('Copied'),
      () => setOutcome('The browser did not allow it'),
    );
  return (
    <>
      <IconButton
        size="sm"
        label={outcome ?? label}
        icon={outcome === 'Copied' ? <Check /> : <Link2 />}
        onClick={copy}
      />
      <span className="sr-only" aria-live="polite">
        {outcome}
      </span>
    </>
  );
}
