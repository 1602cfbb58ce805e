import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonStyle } from './button-style';
import { cn } from './cn';
import { Spinner } from './spinner';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Icon before the words. */
    readonly icon?: ReactNode;
    /** The action runs: the button says so, keeps its focus and takes no second press. */
    readonly isBusy?: boolean | undefined;
  };

/** A button with words. At most one `primary` in a bar; `dangerSolid` only inside a confirmation. */
export function Button({ variant, size, icon, isBusy = false, className, onClick, children, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-disabled={isBusy || props['aria-disabled'] || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={cn(buttonStyle({ variant, size }), className)}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
