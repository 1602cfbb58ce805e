'use client';

import type { Dataset } from '@assay/contracts';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { QueryView } from '../../../data/query-view';
import { useApiQuery } from '../../../data/use-api-query';
import { Page } from '../../../ui/page';
import { Tabs } from '../../../ui/tabs';
import { useDatasetView } from '../hooks/use-dataset-view';
import { datasetQuery, versionQuery } from '../queries';
import { ArchiveDialog } from './archive-dialog';
import { CasesTab } from './cases-tab';
import { DatasetHeader } from './dataset-header';
import { ReportTab } from './report-tab';
import { VersionsTab } from './versions-tab';

/** One dataset: its cases, what became of its file, and its versions. */
export function DatasetPage({ id }: { readonly id: string }) {
  const query = useApiQuery(datasetQuery(id));
  const crumbs = [
    { label: 'Library' },
    { label: 'Datasets', href: '/datasets' },
    { label: query.data?.name ?? 'Dataset' },
  ];
  return (
    <Page crumbs={crumbs}>
      <QueryView query={query} name="the dataset">
        {(dataset) => <DatasetView dataset={dataset} />}
      </QueryView>
    </Page>
  );
}

function DatasetView({ dataset }: { readonly dataset: Dataset }) {
  const router = useRouter();
  const [isArchiving, setArchiving] = useState(false);
  const { version, setVersion, tab, setTab } = useDatasetView();
  const number = version ?? dataset.latestVersion.number;
  // As the server asked for it, so that its answer is the first one shown.
  const asked = version ?? 'latest';
  const shown = useApiQuery(versionQuery(dataset.id, asked), { keepsPrevious: true });
  return (
    <>
      <DatasetHeader
        dataset={dataset}
        version={shown.data}
        number={number}
        onVersion={setVersion}
        onArchive={() => setArchiving(true)}
      />
      <Tabs
        label="Parts of the dataset"
        value={tab}
        onValueChange={setTab}
        tabs={[
          {
            ...{ value: 'cases', label: 'Cases', count: shown.data?.nCases },
            content: <CasesTab key={number} id={dataset.id} version={asked} nCases={shown.data?.nCases} />,
          },
          {
            ...{ value: 'report', label: 'Import report', count: shown.data?.report.nProblems },
            content: <ReportTab query={shown} />,
          },
          {
            ...{ value: 'versions', label: 'Versions', count: dataset.latestVersion.number },
            content: <VersionsTab id={dataset.id} shown={number} onOpen={setVersion} />,
          },
        ]}
      />
      <ArchiveDialog
        dataset={isArchiving ? dataset : undefined}
        onClose={() => setArchiving(false)}
        onArchived={() => router.push('/datasets')}
      />
    </>
  );
}
