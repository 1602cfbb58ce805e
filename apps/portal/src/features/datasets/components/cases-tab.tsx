'use client';

import { parseAsInteger, parseAsString, useQueryState } from 'nuqs';
import { useApiQuery } from '../../../data/use-api-query';
import { Card } from '../../../ui/card';
import { DataTable } from '../../../ui/data-table/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { ProblemPanel } from '../../../ui/problem-panel';
import { SearchField } from '../../../ui/search-field';
import { useCursorPages } from '../../../ui/use-cursor-pages';
import { caseColumns } from '../case-columns';
import { casesQuery, pageSize } from '../queries';
import { CaseDrawer } from './case-drawer';

type CasesTabProps = {
  readonly id: string;
  readonly version: number | 'latest';
  readonly nCases: number | undefined;
};

/** The cases of one version: paged by the server, found by text, opened beside the list. */
export function CasesTab({ id, version, nCases }: CasesTabProps) {
  const [text, setText] = useQueryState('text', parseAsString.withDefault(''));
  const [position, setPosition] = useQueryState('case', parseAsInteger.withOptions({ history: 'push' }));
  const { cursor, paging, toFirst } = useCursorPages(pageSize);
  const { data, error, isPending, isPlaceholderData, refetch } = useApiQuery(
    casesQuery(id, version, { text, cursor }),
    { keepsPrevious: true },
  );
  const rows = data?.items ?? [];
  return (
    <div className="grid gap-3 *:min-w-0">
      <div className="max-w-90">
        <SearchField
          label="Find a case"
          placeholder="Find in questions and answers"
          value={text}
          onValueChange={(value) => {
            void setText(value || null);
            toFirst();
          }}
        />
      </div>
      <Card isFlush>
        <DataTable
          label="Cases"
          rowsName="cases"
          columns={caseColumns}
          rows={rows}
          rowId={(row) => String(row.position)}
          rowLabel={(row) => `case ${row.position}`}
          openId={position === null ? undefined : String(position)}
          onOpen={(row) => void setPosition(row.position)}
          isLoading={isPending || isPlaceholderData}
          problem={error && !data && <ProblemPanel problem={error.problem} onRetry={() => void refetch()} />}
          empty={<EmptyState sentence={text ? `No case has “${text}” in it.` : 'This version has no case.'} />}
          {...(data && { paging: paging(data) })}
          className="max-h-160"
        />
      </Card>
      {position !== null && (
        <CaseDrawer
          id={id}
          version={version}
          position={position}
          rows={rows}
          nCases={text === '' ? nCases : undefined}
          onPosition={(next) => void setPosition(next)}
        />
      )}
    </div>
  );
}
