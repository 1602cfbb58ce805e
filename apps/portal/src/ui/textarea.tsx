'use client';

import type { ComponentProps } from 'react';
import { cn } from './cn';
import { controlStyle } from './control-style';
import { useFieldControl } from './field-context';

/** Several lines of text; grows with what is written. */
export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      {...useFieldControl()}
      {...props}
      className={cn(controlStyle, 'field-sizing-content block max-h-100 resize-y py-2', className)}
    />
  );
}
