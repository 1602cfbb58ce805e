'use client';

import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';

type SecretInputProps = {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error: string | undefined;
};

/** A secret to type or paste; it is dots here and is not shown again. */
export function SecretInput({ value, onValueChange, error }: SecretInputProps) {
  return (
    <Field label="Secret" isRequired error={error} help="Stored encrypted and never shown again.">
      <Input
        type="password"
        autoComplete="new-password"
        spellCheck={false}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </Field>
  );
}
