'use client';

import type { DatasetVersion } from '@assay/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { parseAsString, useQueryState } from 'nuqs';
import type { ApiProblem } from '../../../data/api-problem';
import { QueryView } from '../../../data/query-view';
import { Card } from '../../../ui/card';
import { PlainTable } from '../../../ui/plain-table';
import { roleLabel } from '../column-roles';
import { ReportCard } from './report-card';

type ReportTabProps = { readonly query: UseQueryResult<DatasetVersion, ApiProblem> };

/** What became of every row of a version's file, and of its columns. */
export function ReportTab({ query }: ReportTabProps) {
  const [outcome, setOutcome] = useQueryState('outcome', parseAsString);
  return (
    <QueryView query={query} name="the import report">
      {({ report }) => (
        <div className="grid gap-5 *:min-w-0">
          <ReportCard report={report} outcome={outcome} onOutcomeChange={(value) => void setOutcome(value)} />
          <Card title="Columns" note={report.sheet === null ? report.fileName : `${report.fileName}, ${report.sheet}`}>
            <PlainTable
              label="Columns"
              columns={['Header', 'Column', 'Became']}
              rows={report.columns.map(({ header, letter, role }) => [header, letter, roleLabel(role)])}
            />
          </Card>
        </div>
      )}
    </QueryView>
  );
}
