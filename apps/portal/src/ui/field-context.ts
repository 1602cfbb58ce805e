'use client';

import { createContext, useContext } from 'react';

type FieldControl = {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
};

type ControlAttributes = {
  readonly id?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-required'?: true;
};

/** What a `Field` tells the control inside it. */
export const FieldContext = createContext<FieldControl | undefined>(undefined);

/** The attributes that tie a control to the label, help and error of the `Field` around it; none outside a field. */
export function useFieldControl(): ControlAttributes {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy && { 'aria-describedby': field.describedBy }),
    ...(field.isInvalid && { 'aria-invalid': true }),
    ...(field.isRequired && { 'aria-required': true }),
  };
}

/** As `useFieldControl`, for a group of controls, which a label names by `aria-labelledby`. */
export function useFieldGroup() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return { 'aria-labelledby': field.labelId, ...(field.describedBy && { 'aria-describedby': field.describedBy }) };
}
