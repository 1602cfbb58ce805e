'use client';

import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';

type ShownKeyProps = { readonly value: string; readonly onDone: () => void };

/** A key right after it was made: the only time it can be seen. */
export function ShownKey({ value, onDone }: ShownKeyProps) {
  return (
    <div className="grid gap-4">
      <Banner isLive tone="notice" title="Copy it now.">
        Assay keeps only its fingerprint, so it cannot be shown again.
      </Banner>
      <Field label="API key" isRequired aside={<CopyButton text={value} label="Copy the API key" />}>
        <Input readOnly value={value} className="font-mono text-sm" onFocus={(event) => event.target.select()} />
      </Field>
      <div className="flex justify-end">
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}
