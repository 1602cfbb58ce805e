'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button';

/** How long the tick stays, in milliseconds. */
const CONFIRM_MS = 1_600;

type CopyButtonProps = { readonly text: string; readonly label: string };

/** Puts a text on the clipboard and says that it did. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'Copied' | 'The browser did not allow it'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('Copied'),
      () => setOutcome('The browser did not allow it'),
    );
  return (
    <>
      <IconButton
        size="sm"
        label={outcome ?? label}
        icon={outcome === 'Copied' ? <Check /> : <Copy />}
        onClick={copy}
      />
      <span className="sr-only" aria-live="polite">
        {outcome}
      </span>
    </>
  );
}
