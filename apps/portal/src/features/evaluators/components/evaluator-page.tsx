'use client';

import { QueryView } from '../../../data/query-view';
import { useApiQuery } from '../../../data/use-api-query';
import { Page } from '../../../ui/page';
import { crumbs } from '../crumbs';
import { toDraft } from '../evaluator-draft';
import { evaluatorQuery } from '../queries';
import { EvaluatorForm } from './evaluator-form';

/** One evaluator, to read, change and run. */
export function EvaluatorPage({ id }: { readonly id: string }) {
  const evaluator = useApiQuery(evaluatorQuery(id));
  const last = { label: evaluator.data?.name ?? 'Evaluator', href: `/evaluation/configuration/${id}` };
  return (
    <Page crumbs={crumbs(last)}>
      <QueryView query={evaluator} name="the evaluator">
        {(data) => <EvaluatorForm evaluator={data} start={toDraft(data)} title="Evaluator" />}
      </QueryView>
    </Page>
  );
}
