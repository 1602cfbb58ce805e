'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { Card } from '../../../ui/card';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { ProblemPanel } from '../../../ui/problem-panel';
import { useToast } from '../../../ui/toast';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard';
import { useMissingRole } from '../../shell';
import { countWords } from '../count-words';
import { type DatasetFields, emptyFields, findFieldErrors, toFieldErrors } from '../dataset-fields';
import { useFirstInvalid } from '../hooks/use-first-invalid';
import { useImportDraft } from '../hooks/use-import-draft';
import { useStoreFile } from '../hooks/use-store-file';
import { DatasetDetailsCard } from './dataset-details-card';
import { FileField } from './file-field';
import { ImportEditor } from './import-editor';
import { StoreBar } from './store-bar';
import { StoreSummary } from './store-summary';

/** Makes a dataset: what it is called and for, its file, and what the file becomes before anything is stored. */
export function NewDatasetPage() {
  const router = useRouter();
  const toast = useToast();
  const [fields, setFields] = useState<DatasetFields>(emptyFields);
  const [attempts, setAttempts] = useState(0);
  const [storedId, setStoredId] = useState<string>();
  const draft = useImportDraft();
  const { store, cancel, share, problem } = useStoreFile({
    path: '/datasets',
    draft,
    onStored: ({ id, name, latestVersion: { nCases } }) => {
      setStoredId(id);
      toast({ text: `“${name}” is created with ${countWords(nCases, 'case')}.` });
      router.push(`/datasets/${id}`);
    },
  });
  const isDirty = draft.chosen !== undefined || fields.name !== '' || fields.description !== '';
  useUnsavedGuard(isDirty && storedId === undefined);
  const [refused, setRefused] = useState<DatasetFields>();
  // What the API said of a name holds until the name is another.
  const apiErrors = refused?.name === fields.name ? toFieldErrors(problem) : {};
  const errors = { ...(attempts > 0 && findFieldErrors(fields)), ...apiErrors };
  const form = useRef<HTMLFormElement>(null);
  useFirstInvalid(form, attempts);
  useFirstInvalid(form, problem);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (Object.keys(findFieldErrors(fields)).length > 0 || !draft.isReady) return;
    setRefused(fields);
    store({ ...fields });
  }

  const missingRole = useMissingRole('editor');
  return (
    <Page crumbs={[{ label: 'Library' }, { label: 'Datasets', href: '/datasets' }, { label: 'New' }]}>
      <PageHeader title="New dataset" />
      <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-5 *:min-w-0">
        {problem && Object.keys(toFieldErrors(problem)).length === 0 && <ProblemPanel problem={problem} />}
        <DatasetDetailsCard fields={fields} onFieldsChange={setFields} errors={errors} />
        <Card>
          <FileField
            draft={draft}
            disabledReason={missingRole}
            missing={attempts > 0 && !draft.chosen ? 'Choose the file with the questions.' : undefined}
          />
        </Card>
        <ImportEditor draft={draft} />
        <StoreBar
          label="Create"
          cancelHref="/datasets"
          summary={
            <StoreSummary
              report={draft.preview?.report}
              isReady={draft.isReady || draft.share !== undefined}
              name={fields.name}
              version={1}
            />
          }
          disabledReason={missingRole}
          share={share}
          onCancelUpload={cancel}
        />
      </form>
    </Page>
  );
}
