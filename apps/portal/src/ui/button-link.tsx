import Link from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonStyle } from './button-style';
import { cn } from './cn';

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook & { readonly icon?: ReactNode };

/** A link that looks like a button, for actions that lead to another page. */
export function ButtonLink({ variant, size, icon, className, children, ...props }: ButtonLinkProps) {
  return (
    <Link className={cn(buttonStyle({ variant, size }), className)} {...props}>
      {icon}
      {children}
    </Link>
  );
}
