'use client';

import { type Evaluator, evaluatorSchema } from '@assay/contracts';
import { useMemo, useState } from 'react';
import { useApiMutation } from '../../../data/use-api-mutation';
import { checkDraft } from '../check-draft';
import { type DraftConfiguration, type EvaluatorDraft, toBody } from '../evaluator-draft';
import { lastingProblems } from '../lasting-problems';

type EvaluatorFormState = {
  /** Absent while the evaluator is not made yet. */
  readonly id: string | undefined;
  readonly start: EvaluatorDraft;
};

type Body = ReturnType<typeof toBody>;

/** The state of an evaluator's form: its draft, what is wrong with it, and saving it. */
export function useEvaluatorForm({ id, start }: EvaluatorFormState) {
  const [draft, setDraft] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const [kept, setKept] = useState({ id, draft: start });
  const { mutate, isPending, error, variables } = useApiMutation<Body, Evaluator>({
    schema: evaluatorSchema,
    request: (body) =>
      kept.id === undefined
        ? { method: 'POST', path: '/evaluators', body }
        : { method: 'PATCH', path: `/evaluators/${kept.id}`, body },
    outdates: ['/evaluators'],
  });
  const body = useMemo(() => toBody(draft), [draft]);
  const errors = useMemo(() => {
    const refused = lastingProblems(error?.problem.fields ?? [], variables, body);
    const said = Object.fromEntries(refused.map(({ path, message }) => [path, message]));
    return isChecked ? { ...said, ...checkDraft(draft) } : said;
  }, [draft, body, isChecked, error, variables]);

  /** Saves the draft if nothing is wrong with it; tells what it became. */
  function save(then: (evaluator: Evaluator) => void) {
    setChecked(true);
    if (isPending || Object.keys(checkDraft(draft)).length > 0) return;
    mutate(body, {
      onSuccess: (evaluator) => {
        setKept({ id: evaluator.id, draft });
        then(evaluator);
      },
    });
  }

  return {
    draft,
    edit: (change: Partial<EvaluatorDraft>) => setDraft((before) => ({ ...before, ...change })),
    editBlock: (key: string, change: Partial<DraftConfiguration>) =>
      setDraft((before) => ({
        ...before,
        configurations: before.configurations.map((block) => (block.key === key ? { ...block, ...change } : block)),
      })),
    errors,
    errorOf: (path: string): string | undefined => errors[path],
    /** A failure no field shows. */
    problem: error && !error.problem.fields?.length ? error.problem : undefined,
    isDirty: JSON.stringify(draft) !== JSON.stringify(kept.draft),
    isSaving: isPending,
    save,
  };
}
export type EvaluatorForm = ReturnType<typeof useEvaluatorForm>;
