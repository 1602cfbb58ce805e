import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonStyle } from './button-style';
import { cn } from './cn';
import { Spinner } from './spinner';
import { Tooltip } from './tooltip';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Icon before the words. */
    readonly icon?: ReactNode;
    /** The action runs: the button says so, keeps its focus and takes no second press. */
    readonly isBusy?: boolean | undefined;
    /** Set: it cannot be pressed, and this says why on hover and on focus. */
    readonly disabledReason?: string | undefined;
  };

/** A button with words. At most one `primary` in a bar; `dangerSolid` only inside a confirmation. */
export function Button({
  variant,
  size,
  icon,
  isBusy = false,
  disabledReason,
  className,
  children,
  ...props
}: ButtonProps) {
  const isIdle = !isBusy && disabledReason === undefined;
  const button = (
    <button
      type="button"
      {...props}
      aria-disabled={!isIdle || props['aria-disabled'] || undefined}
      onClick={isIdle ? props.onClick : (event) => event.preventDefault()}
      className={cn(buttonStyle({ variant, size }), className)}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  );
  return disabledReason === undefined ? button : <Tooltip text={disabledReason}>{button}</Tooltip>;
}
