'use client';

import type { Dataset } from '@assay/contracts';
import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { parseAsString, useQueryState } from 'nuqs';
import { useMemo, useState } from 'react';
import { useApiQuery } from '../../../data/use-api-query';
import { Card } from '../../../ui/card';
import type { DataColumn } from '../../../ui/data-table/data-column';
import { DataTable } from '../../../ui/data-table/data-table';
import { DateText } from '../../../ui/date-text';
import { EmptyState } from '../../../ui/empty-state';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { ProblemPanel } from '../../../ui/problem-panel';
import { SearchField } from '../../../ui/search-field';
import { Tag } from '../../../ui/tag';
import { useCursorPages } from '../../../ui/use-cursor-pages';
import { LoadSample } from '../../sample';
import { useMissingRole } from '../../shell';
import { purposeLabel } from '../purposes';
import { datasetsQuery, pageSize } from '../queries';
import { ActionLink } from './action-link';
import { ArchiveDialog } from './archive-dialog';
import { DatasetMenu } from './dataset-menu';

/** Every dataset of the workspace. */
export function DatasetsPage() {
  const router = useRouter();
  const [text, setText] = useQueryState('text', parseAsString.withDefault(''));
  const { cursor, paging, toFirst } = useCursorPages(pageSize);
  const { data, error, isPending, isPlaceholderData, refetch } = useApiQuery(datasetsQuery({ text, cursor }), {
    keepsPrevious: true,
  });
  const [archiving, setArchiving] = useState<Dataset>();
  const columns = useMemo(() => datasetColumns(setArchiving), []);
  const pages = paging(data);
  const hasPages = pages.onNext !== undefined || pages.onPrevious !== undefined;
  return (
    <Page crumbs={[{ label: 'Library' }, { label: 'Datasets', href: '/datasets' }]}>
      <PageHeader title="Datasets" actions={<NewDataset />} />
      <div className="max-w-90">
        <SearchField
          label="Find a dataset"
          placeholder="Find a dataset by name"
          value={text}
          onValueChange={(value) => {
            void setText(value || null);
            toFirst();
          }}
        />
      </div>
      <Card isFlush>
        <DataTable
          label="Datasets"
          rowsName="datasets"
          columns={columns}
          rows={data?.items ?? []}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
          density="L"
          onOpen={({ id }) => router.push(`/datasets/${id}`)}
          isLoading={isPending || isPlaceholderData}
          problem={error && !data && <ProblemPanel problem={error.problem} onRetry={() => void refetch()} />}
          empty={text ? <NoneFound text={text} /> : <NoneYet />}
          {...(hasPages && { paging: pages })}
        />
      </Card>
      <ArchiveDialog dataset={archiving} onClose={() => setArchiving(undefined)} />
    </Page>
  );
}

function datasetColumns(onArchive: (dataset: Dataset) => void): readonly DataColumn<Dataset>[] {
  return [
    { id: 'name', header: 'Dataset', cell: (dataset) => <Name dataset={dataset} />, isAlwaysShown: true },
    { id: 'purpose', header: 'Purpose', width: 150, cell: ({ purpose }) => <Tag>{purposeLabel(purpose)}</Tag> },
    {
      ...{ id: 'cases', header: 'Cases', width: 100, align: 'end' },
      cell: ({ latestVersion }) => latestVersion.nCases.toLocaleString('en'),
    },
    { id: 'version', header: 'Version', width: 90, align: 'end', cell: (row) => `v${row.latestVersion.number}` },
    { id: 'updated', header: 'Updated', width: 180, cell: (row) => <DateText iso={row.latestVersion.createdAt} /> },
    {
      ...{ id: 'actions', header: 'Actions', width: 84, align: 'end' },
      cell: (dataset) => <DatasetMenu dataset={dataset} onArchive={onArchive} />,
    },
  ];
}

function Name({ dataset: { name, description } }: { readonly dataset: Dataset }) {
  return (
    <span className="grid" title={description ? `${name}: ${description}` : name}>
      <span className="truncate font-medium">{name}</span>
      <span className="truncate text-xs text-ink-3 empty:hidden">{description}</span>
    </span>
  );
}

function NewDataset() {
  const disabledReason = useMissingRole('editor');
  return (
    <ActionLink variant="primary" href="/datasets/new" icon={<Plus />} disabledReason={disabledReason}>
      New dataset
    </ActionLink>
  );
}

function NoneYet() {
  return (
    <EmptyState
      sentence="A dataset holds the questions your agent is measured on; upload a workbook with one question a row."
      action={<NewDataset />}
      secondary={<LoadSample />}
    />
  );
}

function NoneFound({ text }: { readonly text: string }) {
  return <EmptyState sentence={`No dataset has “${text}” in its name.`} />;
}
