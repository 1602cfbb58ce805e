'use client';

import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonStyle } from './button-style';
import { cn } from './cn';
import { Tooltip } from './tooltip';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'title'> &
  ButtonLook & {
    /** What the button does, for the tooltip and for people who do not see the icon. */
    readonly label: string;
    readonly icon: ReactNode;
    /** Set: it cannot be pressed, and this says why beside the label. */
    readonly disabledReason?: string | undefined;
  };

/** A button that shows only an icon; its label appears on hover and focus. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size,
  className,
  disabledReason,
  ...props
}: IconButtonProps) {
  const refusal = disabledReason !== undefined && {
    'aria-disabled': true,
    onClick: (event: { preventDefault: () => void }) => event.preventDefault(),
  };
  return (
    <Tooltip text={disabledReason === undefined ? label : `${label}: ${disabledReason}`}>
      <button
        type="button"
        aria-label={label}
        {...props}
        {...refusal}
        className={cn(buttonStyle({ variant, size, shape: 'icon' }), className)}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
