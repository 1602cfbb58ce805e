'use client';

import { type ReactNode, useEffect } from 'react';
import { Banner } from '../banner';
import type { FieldProblem } from './problem-fields';
import { SchemaField, type SchemaFieldContext } from './schema-field';
import { useSchemaForm } from './use-schema-form';

type SchemaFormProps = Omit<SchemaFieldContext, 'control'> & {
  /** JSON Schema of the settings, draft 2020-12. */
  readonly schema: unknown;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly problems?: readonly FieldProblem[];
  /** Dotted path of these settings in the request, which problems start with: "config". */
  readonly prefix?: string;
  readonly onSubmit: (settings: Record<string, unknown>) => void | Promise<void>;
  /** Told whether anything was changed, for the guard against leaving. */
  readonly onDirtyChange?: (isDirty: boolean) => void;
  /** Buttons at the foot; one of them has `type="submit"`. */
  readonly actions: ReactNode;
};

const noSettings = {};
const noProblems: readonly FieldProblem[] = [];

/** A form made from a JSON Schema: every setting with its title, help, default and limits, errors beside the fields. */
export function SchemaForm(props: SchemaFormProps) {
  const { schema, settings = noSettings, problems = noProblems, prefix = '', onSubmit, onDirtyChange } = props;
  const { nodes, control, others, isDirty, submitWith } = useSchemaForm({ schema, settings, problems, prefix });
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
  return (
    <form noValidate className="grid gap-4" onSubmit={submitWith(onSubmit)}>
      {others.length > 0 && (
        <Banner isLive tone="error" title="This could not be saved.">
          {others.map(({ message }) => message).join(' ')}
        </Banner>
      )}
      {nodes.length === 0 && <p className="text-sm text-ink-3">There is nothing to set.</p>}
      {nodes.map((node) => (
        <SchemaField
          key={node.key}
          node={node}
          path=""
          control={control}
          credentials={props.credentials}
          credentialAside={props.credentialAside}
        />
      ))}
      <div className="flex flex-wrap justify-end gap-2">{props.actions}</div>
    </form>
  );
}
