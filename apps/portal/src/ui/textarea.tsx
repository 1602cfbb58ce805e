'use client';

import type { ComponentProps } from 'react';
import { cn } from './cn';
import { controlStyle } from './control-style';
import { useFieldControl } from './field-context';

/** Height of a line, and of the padding and edges around the lines, in pixels. */
const LINE = 20;
const PADDING = 18;

/** Several lines of text; grows with what is written. */
export function Textarea({ className, rows = 3, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      style={{ minHeight: rows * LINE + PADDING }}
      {...useFieldControl()}
      {...props}
      className={cn(controlStyle, 'field-sizing-content block max-h-100 resize-y py-2', className)}
    />
  );
}
