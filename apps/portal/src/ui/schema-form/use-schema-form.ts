'use client';

import { useEffect, useMemo } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { formNodes } from './form-node';
import { type FormValues, toFormValues, toSettings } from './form-values';
import { type FieldProblem, placeProblem, splitProblems } from './problem-fields';

type SchemaFormState = {
  /** JSON Schema of the settings, draft 2020-12. Keep it the same object between renders. */
  readonly schema: unknown;
  /** Settings to start from. Keep it the same object between renders. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** What the API said about the last attempt. Keep it the same array between renders. */
  readonly problems: readonly FieldProblem[];
  /** Dotted path of these settings in the request: "config". */
  readonly prefix: string;
};

/** The state of a form made from a schema, for pages that put its fields among others. */
export function useSchemaForm({ schema, settings, problems, prefix }: SchemaFormState) {
  const nodes = useMemo(() => formNodes(schema), [schema]);
  const { control, handleSubmit, setError, formState, getValues } = useForm<FormValues>({
    values: useMemo(() => toFormValues(nodes, settings), [nodes, settings]),
    mode: 'onTouched',
  });
  const { own, others } = useMemo(() => {
    const split = splitProblems(problems, prefix);
    const placed = split.own.map((problem) => ({ problem, place: placeProblem(nodes, problem) }));
    const homeless = placed.flatMap(({ problem, place }) => (place ? [] : [problem]));
    return { own: placed.flatMap(({ place }) => place ?? []), others: [...split.others, ...homeless] };
  }, [problems, prefix, nodes]);
  useEffect(() => {
    for (const [index, { path, message }] of own.entries()) {
      setError(path satisfies FieldPath<FormValues>, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  }, [own, setError]);
  return {
    nodes,
    control,
    others,
    isDirty: formState.isDirty,
    /** The settings as they stand, for *Try it*. */
    readSettings: () => toSettings(nodes, getValues()),
    /** Checks every field and, if all are right, hands over the settings. */
    submitWith: (onSubmit: (settings: Record<string, unknown>) => unknown) =>
      handleSubmit(async (values) => {
        await onSubmit(toSettings(nodes, values));
      }),
  };
}
