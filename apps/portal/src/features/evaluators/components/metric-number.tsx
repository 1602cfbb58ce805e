'use client';

import { useId } from 'react';
import { capitalize } from '../../../ui/capitalize';
import { FieldContext } from '../../../ui/field-context';
import { NumberField } from '../../../ui/number-field';

type MetricNumberProps = {
  readonly label: string;
  /** The metric it belongs to. */
  readonly of: string;
  readonly value: number | undefined;
  readonly onValueChange: (value: number | undefined) => void;
  readonly max?: number;
  readonly step: number;
  readonly placeholder?: string;
  readonly error: string | undefined;
};

/** A narrow number of a row, with its name small above and its error below. */
export function MetricNumber({ label, of, error, ...field }: MetricNumberProps) {
  const id = useId();
  const [labelId, errorId] = [`${id}-label`, `${id}-error`];
  return (
    <FieldContext
      value={{ id, labelId, describedBy: error && errorId, isInvalid: error !== undefined, isRequired: false }}
    >
      <div className="grid w-20 content-start gap-0.5">
        <label id={labelId} htmlFor={id} className="text-right text-xs text-ink-3">
          {label}
          <span className="sr-only"> of {of}</span>
        </label>
        <NumberField {...field} min={0} className="text-right" />
        {error && (
          <p id={errorId} className="text-xs text-garnet">
            {capitalize(error)}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
