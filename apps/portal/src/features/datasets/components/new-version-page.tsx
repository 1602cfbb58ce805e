'use client';

import type { Dataset, DatasetVersion } from '@assay/contracts';
import { useRouter } from 'next/navigation';
import { type FormEvent, useMemo, useState } from 'react';
import { QueryView } from '../../../data/query-view';
import { useApiQuery } from '../../../data/use-api-query';
import { Card } from '../../../ui/card';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { ProblemPanel } from '../../../ui/problem-panel';
import { useToast } from '../../../ui/toast';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard';
import { useMissingRole } from '../../shell';
import { mappingOf } from '../column-roles';
import { countWords } from '../count-words';
import { useImportDraft } from '../hooks/use-import-draft';
import { useStoreFile } from '../hooks/use-store-file';
import { datasetQuery, versionQuery } from '../queries';
import { FileField } from './file-field';
import { ImportEditor } from './import-editor';
import { StoreBar } from './store-bar';
import { StoreSummary } from './store-summary';

/** Adds a version to a dataset from a file that is read as the version before was. */
export function NewVersionPage({ id }: { readonly id: string }) {
  const dataset = useApiQuery(datasetQuery(id));
  const latest = useApiQuery(versionQuery(id, 'latest'));
  const crumbs = [
    { label: 'Library' },
    { label: 'Datasets', href: '/datasets' },
    { label: dataset.data?.name ?? 'Dataset', href: `/datasets/${id}` },
    { label: 'New version' },
  ];
  return (
    <Page crumbs={crumbs}>
      <QueryView query={dataset} name="the dataset">
        {(found) => (
          <QueryView query={latest} name="its latest version">
            {(before) => <NewVersionForm dataset={found} before={before} />}
          </QueryView>
        )}
      </QueryView>
    </Page>
  );
}

type NewVersionFormProps = { readonly dataset: Dataset; readonly before: DatasetVersion };

function NewVersionForm({ dataset, before }: NewVersionFormProps) {
  const router = useRouter();
  const toast = useToast();
  const [isStored, setStored] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const start = useMemo(() => mappingOf(before.report), [before.report]);
  const draft = useImportDraft(start);
  const { store, cancel, share, problem } = useStoreFile({
    path: `/datasets/${dataset.id}/versions`,
    draft,
    onStored: ({ id, name, latestVersion: { number, nCases } }) => {
      setStored(true);
      toast({ text: `“${name}” has version ${number} with ${countWords(nCases, 'case')}.` });
      router.push(`/datasets/${id}?version=${number}`);
    },
  });
  useUnsavedGuard(draft.chosen !== undefined && !isStored);
  const missingRole = useMissingRole('editor');
  const { number } = before;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (draft.isReady) store();
  }

  return (
    <>
      <PageHeader title="New version" reference={`of ${dataset.name}`} />
      <form noValidate onSubmit={onSubmit} className="grid gap-5 *:min-w-0">
        {problem && <ProblemPanel problem={problem} />}
        <Card>
          <FileField
            draft={draft}
            disabledReason={missingRole}
            missing={wasSubmitted && !draft.chosen ? 'Choose the file of the new version.' : undefined}
          />
          <p className="mt-3 text-xs text-ink-3">
            Columns start as in v{number}, read from {before.fileName}. Executions keep the version they ran on.
          </p>
        </Card>
        <ImportEditor draft={draft} />
        <StoreBar
          label={`Create version ${number + 1}`}
          cancelHref={`/datasets/${dataset.id}`}
          summary={
            <StoreSummary
              report={draft.preview?.report}
              isReady={draft.isReady || draft.share !== undefined}
              name={dataset.name}
              version={number + 1}
            />
          }
          disabledReason={missingRole}
          share={share}
          onCancelUpload={cancel}
        />
      </form>
    </>
  );
}
