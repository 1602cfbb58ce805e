'use client';

import type { DatasetVersion, ImportReport } from '@assay/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { parseAsString, useQueryState } from 'nuqs';
import type { ApiProblem } from '../../../data/api-problem';
import { QueryView } from '../../../data/query-view';
import { Card } from '../../../ui/card';
import type { DataColumn } from '../../../ui/data-table/data-column';
import { DataTable } from '../../../ui/data-table/data-table';
import { Tag } from '../../../ui/tag';
import { roleLabel } from '../column-roles';
import { ReportCard } from './report-card';

const columns: readonly DataColumn<ImportReport['columns'][number]>[] = [
  { id: 'letter', header: 'Column', width: 90, cell: ({ letter }) => <Tag>{letter}</Tag>, isAlwaysShown: true },
  { id: 'header', header: 'Header', cell: ({ header }) => <span title={header}>{header}</span> },
  { id: 'role', header: 'Became', width: 200, cell: ({ role }) => roleLabel(role) },
];

type ReportTabProps = { readonly query: UseQueryResult<DatasetVersion, ApiProblem> };

/** What became of every row of a version's file, and of its columns. */
export function ReportTab({ query }: ReportTabProps) {
  const [outcome, setOutcome] = useQueryState('outcome', parseAsString);
  return (
    <QueryView query={query} name="the import report">
      {({ report }) => (
        <div className="grid gap-5 *:min-w-0">
          <ReportCard report={report} outcome={outcome} onOutcomeChange={(value) => void setOutcome(value)} />
          <Card
            isFlush
            title="Columns"
            note={report.sheet === null ? report.fileName : `${report.fileName}, ${report.sheet}`}
          >
            <DataTable
              label="Columns"
              rowsName="columns"
              columns={columns}
              rows={report.columns}
              rowId={({ letter }) => letter}
              rowLabel={({ letter, header }) => `${letter}, ${header}`}
            />
          </Card>
        </div>
      )}
    </QueryView>
  );
}
