'use client';

import { useApiQuery } from '../../../data/use-api-query';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Loading } from '../../../ui/loading';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { ProblemPanel } from '../../../ui/problem-panel';
import { comparisonsQuery } from '../../executions';
import { type CompareState, useCompareView } from '../hooks/use-compare-view';
import { ChooseExecutions } from './choose-executions';
import { ComparedBar } from './compared-bar';
import { ComparisonView } from './comparison-view';

const crumbs = [{ label: 'Activity' }, { label: 'Evaluation' }, { label: 'Compare', href: '/evaluation/compare' }];

/** Executions against a baseline: what is better, what is worse, and which cases show it. */
export function ComparePage() {
  const state = useCompareView();
  const isChosen = state.view.ids.length > 1;
  return (
    <Page crumbs={crumbs}>
      <PageHeader title="Compare" />
      {isChosen ? (
        <Compared state={state} />
      ) : (
        <Card title="Executions to compare" note="two or more; the baseline is what the others are measured against">
          <ChooseExecutions key={state.view.ids.join()} chosen={state.view.ids} onCompare={state.compare} />
        </Card>
      )}
    </Page>
  );
}

function Compared({ state }: { readonly state: CompareState }) {
  const { data, error, refetch } = useApiQuery(comparisonsQuery(state.view.ids));
  return (
    <>
      <ComparedBar state={state} />
      {data && <ComparisonView comparisons={data.comparisons} state={state} />}
      {!data && error && (
        <div className="grid justify-items-start gap-3 *:first:w-full">
          <ProblemPanel problem={error.problem} onRetry={() => void refetch()} />
          <Button onClick={() => state.compare([])}>Choose other executions</Button>
        </div>
      )}
      {!data && !error && <Loading label="Comparing the executions case by case" lines={8} />}
    </>
  );
}
