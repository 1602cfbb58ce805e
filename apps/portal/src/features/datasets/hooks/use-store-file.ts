'use client';

import { type Dataset, datasetSchema, importReportSchema, type Problem } from '@assay/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { fileForm } from '../file-form';
import { useFileUpload } from './use-file-upload';
import type { ImportDraft } from './use-import-draft';

const storedSchema = z.object({ dataset: datasetSchema, report: importReportSchema });

type StoreFile = {
  /** Where the file goes: `/datasets` or a dataset's versions. */
  readonly path: string;
  readonly draft: ImportDraft;
  readonly onStored: (dataset: Dataset) => void;
};

/** Stores a previewed file, read exactly as it was previewed. */
export function useStoreFile({ path, draft, onStored }: StoreFile) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<Problem>();
  const { send, cancel, share } = useFileUpload(storedSchema);
  useEffect(() => cancel, [cancel]);

  function store(fields: Readonly<Record<string, string>> = {}) {
    const { chosen, preview } = draft;
    if (!chosen || !preview) return;
    setProblem(undefined);
    const { sheet } = preview.report;
    send({
      path,
      form: fileForm(chosen.file, { ...chosen.mapping, ...(sheet !== null && { sheet }) }, fields),
      onSuccess: ({ dataset }) => {
        const isOld = (key: unknown) => typeof key === 'string' && key.startsWith('/datasets');
        void client.invalidateQueries({ predicate: ({ queryKey }) => isOld(queryKey[0]) });
        onStored(dataset);
      },
      onProblem: (found) => (isAboutFile(found) ? draft.refuse(found) : setProblem(found)),
    });
  }
  return { store, cancel, share, problem };
}

function isAboutFile({ code, fields }: Problem): boolean {
  if (code.startsWith('file.') || code === 'dataset.needs_mapping' || code === 'dataset.no_cases') return true;
  return code === 'request.too_large' || fields?.some(({ path }) => path === 'file' || path === 'mapping') === true;
}
