import type { ComponentProps } from 'react';
import { cn } from './cn';

type TextButtonProps = Omit<ComponentProps<'button'>, 'type'> & {
  /** Set: it is a choice that is on or off. */
  readonly isPressed?: boolean;
};

/** A button within a sentence; where it is a choice, the chosen one stands out. */
export function TextButton({ isPressed, className, ...props }: TextButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      className={cn(
        'min-h-6 rounded-sm underline decoration-line-2 underline-offset-3 transition-colors hover:decoration-brass-mark disabled:no-underline',
        isPressed && 'bg-brass-soft font-medium text-brass decoration-brass-mark',
        className,
      )}
      {...props}
    />
  );
}
