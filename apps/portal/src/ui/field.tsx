'use client';

import { CircleX } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { capitalize } from './capitalize';
import { cn } from './cn';
import { FieldContext } from './field-context';

type FieldProps = {
  readonly label: string;
  /** One sentence below the control: what it does, its unit, its default. */
  readonly help?: ReactNode;
  /** What is wrong and what would be right. */
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** Beside the label, at the far end: usually a link or a menu. */
  readonly aside?: ReactNode;
  /** The control is a group (radio buttons, a list): the label names it without being clickable. */
  readonly isGroup?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A control with its label above, help below and its error beside the help. */
export function Field({ label, help, error, isRequired = false, aside, isGroup, className, children }: FieldProps) {
  const id = useId();
  const [labelId, helpId, errorId] = [`${id}-label`, `${id}-help`, `${id}-error`];
  const describedBy = [error && errorId, help && helpId].filter(Boolean).join(' ') || undefined;
  const words = (
    <>
      {label}
      {!isRequired && <span className="font-normal text-ink-3"> optional</span>}
    </>
  );
  return (
    <FieldContext value={{ id, labelId, describedBy, isInvalid: Boolean(error), isRequired }}>
      <div className={cn('grid min-w-0 content-start gap-1.5', className)}>
        <div className="flex items-baseline justify-between gap-3 text-sm font-medium">
          {isGroup ? (
            <span id={labelId}>{words}</span>
          ) : (
            <label id={labelId} htmlFor={id}>
              {words}
            </label>
          )}
          {aside && <span className="text-xs font-normal">{aside}</span>}
        </div>
        {children}
        {error && (
          <p id={errorId} className="flex gap-1.5 text-xs text-garnet">
            <CircleX className="mt-px size-3.5" />
            <span className="min-w-0 wrap-anywhere">{capitalize(error)}</span>
          </p>
        )}
        {help && (
          <p id={helpId} className="text-pretty text-xs text-ink-3">
            {help}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
