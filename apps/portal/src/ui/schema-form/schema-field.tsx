'use client';

import type { ReactNode } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { Field } from '../field';
import type { Option } from '../option';
import { checkValue } from './check-value';
import type { FormNode } from './form-node';
import type { FormValues } from './form-values';
import { SchemaControl } from './schema-control';

/** What every field of a form needs from the form. */
export type SchemaFieldContext = {
  readonly control: Control<FormValues>;
  /** Credentials that may be chosen; one that does not fit says why. */
  readonly credentials: readonly Option[];
  /** Beside a credential's label: usually the link "Add one". */
  readonly credentialAside?: ReactNode;
};

/** What the focus goes to in a field that was refused. */
const firstControl = 'input, textarea, button';

type SchemaFieldProps = SchemaFieldContext & {
  readonly node: FormNode;
  /** Dotted path of the object the field is in; empty at the top. */
  readonly path: string;
};

/** One setting with its label, help and error; an object is a group of settings. */
export function SchemaField({ node, path, ...context }: SchemaFieldProps) {
  const name = path ? `${path}.${node.key}` : node.key;
  if (node.kind === 'object') {
    return (
      <fieldset className="grid gap-4 border-l-2 border-line pl-4">
        <legend className="float-left text-sm font-semibold">
          {node.title}
          {node.help && <span className="block text-xs font-normal text-ink-3">{node.help}</span>}
        </legend>
        {node.nodes.map((inner) => (
          <SchemaField key={inner.key} node={inner} path={name} {...context} />
        ))}
      </fieldset>
    );
  }
  return (
    <Controller
      name={name}
      control={context.control}
      rules={{ validate: (value) => checkValue(node, value) ?? true }}
      render={({ field, fieldState }) => (
        <Field
          label={node.title}
          help={node.help}
          error={fieldState.error?.message}
          isRequired={node.isRequired || hasAlwaysValue(node)}
          isGroup={node.kind === 'texts' || node.kind === 'pairs'}
          aside={node.kind === 'credential' ? context.credentialAside : undefined}
        >
          <div
            className="contents"
            ref={(box) => field.ref(box && { focus: () => box.querySelector<HTMLElement>(firstControl)?.focus() })}
          >
            <SchemaControl
              node={node}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              credentials={context.credentials}
            />
          </div>
        </Field>
      )}
    />
  );
}

/** A switch and a choice with a default are never empty, so "optional" would say nothing. */
function hasAlwaysValue(node: FormNode): boolean {
  return node.kind === 'boolean' || (node.kind === 'choice' && node.default !== undefined);
}
