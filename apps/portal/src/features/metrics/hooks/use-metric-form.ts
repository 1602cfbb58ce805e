'use client';

import { type Metric, metricSchema } from '@assay/contracts';
import { useState } from 'react';
import { useApiMutation } from '../../../data/use-api-mutation';
import type { FieldProblem } from '../../../ui/schema-form/problem-fields';
import { useSchemaForm } from '../../../ui/schema-form/use-schema-form';
import { checkDraft, type MetricDraft, toDraft } from '../metric-draft';
import type { MetricType } from '../metric-type';
import { useTryMetric } from './use-try-metric';

type MetricFormState = {
  /** The metric that is changed; absent for a new one. */
  readonly metric: Metric | undefined;
  readonly type: MetricType;
  /** Stands for the name until a person writes one. */
  readonly suggestedName: string;
  readonly onSaved: (metric: Metric) => void;
};

const noSettings = {};
const noProblems: readonly FieldProblem[] = [];

/** The state of the form of a metric: its draft, the settings of its type, saving and trying it. */
export function useMetricForm({ metric, type, suggestedName, onSaved }: MetricFormState) {
  const [draft, setDraft] = useState(() => toDraft(metric));
  const [isChecked, setChecked] = useState(false);
  const save = useApiMutation<Record<string, unknown>, Metric>({
    schema: metricSchema,
    request: (body) =>
      metric ? { method: 'PATCH', path: `/metrics/${metric.id}`, body } : { method: 'POST', path: '/metrics', body },
    outdates: ['/metrics', '/evaluators'],
    onSuccess: onSaved,
  });
  const trial = useTryMetric(type.type);
  const problems = (save.error ?? trial.error)?.problem.fields ?? noProblems;
  const settings = useSchemaForm({
    schema: type.settings,
    settings: metric?.type === type.type ? metric.settings : noSettings,
    problems,
    prefix: 'settings',
  });
  const named = { ...draft, name: draft.name ?? suggestedName };
  const wrong = isChecked ? checkDraft(named) : {};

  function submit(values: Record<string, unknown>) {
    setChecked(true);
    if (Object.keys(checkDraft(named)).length > 0) return;
    trial.reset();
    save.mutate({
      name: named.name.trim(),
      type: type.type,
      settings: values,
      threshold: draft.threshold ?? null,
      rationale: draft.rationale,
    });
  }

  return {
    draft: named,
    edit: (change: Partial<MetricDraft>) => setDraft({ ...draft, ...change }),
    /** What is wrong with a field outside the settings. */
    errorOf: (field: string) => wrong[field] ?? settings.others.find(({ path }) => path === field)?.message,
    /** A failure no field shows. */
    problem: save.error && !save.error.problem.fields?.length ? save.error.problem : undefined,
    settings,
    isDirty: settings.isDirty || metric?.type !== type.type || !isSame(draft, toDraft(metric)),
    isSaving: save.isPending,
    onSubmit: settings.submitWith(submit),
    trial,
    onTry: settings.submitWith((values) => {
      save.reset();
      trial.run(values);
    }),
  };
}

function isSame(a: MetricDraft, b: MetricDraft): boolean {
  return a.name === b.name && Object.is(a.threshold, b.threshold) && a.rationale === b.rationale;
}
