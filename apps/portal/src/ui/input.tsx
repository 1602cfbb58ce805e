'use client';

import type { ComponentProps } from 'react';
import { cn } from './cn';
import { controlStyle } from './control-style';
import { useFieldControl } from './field-context';

/** One line of text. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" {...useFieldControl()} {...props} className={cn(controlStyle, className)} />;
}
