'use client';

import type { DatasetVersion } from '@assay/contracts';
import { useApiQuery } from '../../../data/use-api-query';
import { Card } from '../../../ui/card';
import type { DataColumn } from '../../../ui/data-table/data-column';
import { DataTable } from '../../../ui/data-table/data-table';
import { DateText } from '../../../ui/date-text';
import { ProblemPanel } from '../../../ui/problem-panel';
import { versionsQuery } from '../queries';

const columns: readonly DataColumn<DatasetVersion>[] = [
  { id: 'number', header: 'Version', width: 110, cell: ({ number }) => `v${number}`, isAlwaysShown: true },
  { id: 'file', header: 'File', cell: ({ fileName }) => <span title={fileName}>{fileName}</span> },
  { id: 'cases', header: 'Cases', width: 100, align: 'end', cell: ({ nCases }) => nCases.toLocaleString('en') },
  {
    id: 'skipped',
    header: 'Left out',
    width: 100,
    align: 'end',
    cell: ({ report }) => report.nSkipped.toLocaleString('en'),
  },
  {
    id: 'notes',
    header: 'Notes',
    width: 100,
    align: 'end',
    cell: ({ report }) => report.nProblems.toLocaleString('en'),
  },
  {
    ...{ id: 'content', header: 'Content hash', width: 140 },
    cell: ({ contentHash }) => (
      <span className="font-mono text-xs" title={contentHash}>
        {contentHash.slice(0, 12)}
      </span>
    ),
  },
  { id: 'created', header: 'Uploaded', width: 190, cell: ({ createdAt }) => <DateText iso={createdAt} /> },
];

type VersionsTabProps = {
  readonly id: string;
  /** Number of the version that is shown. */
  readonly shown: number;
  readonly onOpen: (number: number) => void;
};

/** Every version of a dataset, newest first. */
export function VersionsTab({ id, shown, onOpen }: VersionsTabProps) {
  const { data, error, isPending, refetch } = useApiQuery(versionsQuery(id));
  return (
    <Card isFlush>
      <DataTable
        label="Versions"
        rowsName="versions"
        columns={columns}
        rows={data ?? []}
        rowId={({ number }) => String(number)}
        rowLabel={({ number }) => `version ${number}`}
        openId={String(shown)}
        onOpen={({ number }) => onOpen(number)}
        isLoading={isPending}
        problem={error && !data && <ProblemPanel problem={error.problem} onRetry={() => void refetch()} />}
      />
    </Card>
  );
}
