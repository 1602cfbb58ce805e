'use client';

import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonStyle } from './button-style';
import { Menu } from './menu';

type MenuButtonProps = ButtonLook & {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly groups: ComponentProps<typeof Menu>['groups'];
};

/** A button with ▾ that opens a menu: "Templates ▾". */
export function MenuButton({ label, icon, groups, variant, size }: MenuButtonProps) {
  return (
    <Menu
      groups={groups}
      trigger={
        <button type="button" className={buttonStyle({ variant, size })}>
          {icon}
          {label}
          <ChevronDown />
        </button>
      }
    />
  );
}
