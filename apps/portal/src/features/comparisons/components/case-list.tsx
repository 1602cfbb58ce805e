'use client';

import type { ComparedCase, CountedPage } from '@assay/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiProblem } from '../../../data/api-problem';
import { Button } from '../../../ui/button';
import type { DataColumn } from '../../../ui/data-table/data-column';
import { DataTable } from '../../../ui/data-table/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { ProblemPanel } from '../../../ui/problem-panel';
import { caseId } from '../case-id';
import type { CompareState } from '../hooks/use-compare-view';
import { casesPerPage } from '../queries';
import { CaseChange } from './case-change';

type CaseListProps = {
  readonly page: UseQueryResult<CountedPage<ComparedCase>, ApiProblem>;
  readonly state: CompareState;
  /** The case shown beside the list. */
  readonly shownId: string | undefined;
};

const none: readonly never[] = [];

const columns: readonly DataColumn<ComparedCase>[] = [
  { id: 'case', header: 'Case', cell: CaseName, isAlwaysShown: true },
  { id: 'difference', header: 'Difference', width: 104, align: 'end', cell: (row) => <CaseChange row={row} /> },
];

/** The cases of a comparison in the order of their loss. */
export function CaseList({ page, state: { view, look, filter, goTo }, shownId }: CaseListProps) {
  const { data, error, refetch } = page;
  const next = data?.nextCursor;
  const isFiltered = view.change !== null || view.text !== '';
  return (
    <div className="min-w-0 border-line max-md:border-b md:border-r">
      <DataTable
        label="Compared cases"
        rowsName="cases"
        columns={columns}
        rows={data?.items ?? none}
        rowId={caseId}
        rowLabel={({ caseKey }) => caseKey}
        density="L"
        onOpen={(row) => look(caseId(row))}
        openId={shownId}
        isLoading={page.isPending || page.isPlaceholderData}
        problem={error && !data && <ProblemPanel problem={error.problem} onRetry={() => void refetch()} />}
        empty={
          <EmptyState
            sentence={isFiltered ? 'No case fits these filters.' : 'These executions have no case in common.'}
            action={
              isFiltered && <Button onClick={() => filter({ change: null, text: null })}>Clear the filters</Button>
            }
          />
        }
        paging={{
          first: view.after.length * casesPerPage + 1,
          total: data?.total,
          onNext: next ? () => goTo([...view.after, next]) : undefined,
          onPrevious: view.after.length > 0 ? () => goTo(view.after.slice(0, -1)) : undefined,
        }}
        className="max-h-[max(420px,70dvh)] max-md:max-h-80"
      />
    </div>
  );
}

function CaseName({ question, caseKey, category, trial }: ComparedCase) {
  return (
    <span className="grid">
      <span className="truncate">{question}</span>
      <span className="truncate text-xs text-ink-3">
        {[caseKey, trial > 1 ? `trial ${trial}` : '', category ?? ''].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
