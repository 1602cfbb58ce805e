import Link from 'next/link';
import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A link within text: underlined quietly, in brass when pointed at. */
export function TextLink({ className, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link
      className={cn(
        'rounded-sm underline decoration-line-2 underline-offset-3 transition-colors hover:decoration-brass-mark',
        className,
      )}
      {...props}
    />
  );
}
