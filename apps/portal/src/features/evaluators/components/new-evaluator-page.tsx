'use client';

import { QueryView } from '../../../data/query-view';
import { useApiQuery } from '../../../data/use-api-query';
import { Page } from '../../../ui/page';
import { crumbs } from '../crumbs';
import { emptyDraft, toCopy } from '../evaluator-draft';
import { evaluatorQuery } from '../queries';
import { EvaluatorForm } from './evaluator-form';

/** An evaluator to make, from nothing or from another: `from` is that one's id. */
export function NewEvaluatorPage({ from }: { readonly from?: string | undefined }) {
  return (
    <Page crumbs={crumbs({ label: 'New evaluator', href: '/evaluation/configuration/new' })}>
      {from === undefined ? <EvaluatorForm start={emptyDraft()} title="New evaluator" /> : <Copy from={from} />}
    </Page>
  );
}

function Copy({ from }: { readonly from: string }) {
  const original = useApiQuery(evaluatorQuery(from));
  return (
    <QueryView query={original} name="the evaluator to copy">
      {(data) => <EvaluatorForm start={toCopy(data)} title="New evaluator" />}
    </QueryView>
  );
}
