'use client';

import type { Problem } from '@assay/contracts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { z } from 'zod';
import { ApiProblem, isUnreachable } from '../../../data/api-problem';
import { isCancelled, uploadForm } from '../../../data/upload-form';

type Upload<Data> = {
  readonly path: string;
  readonly form: FormData;
  readonly onSuccess: (data: Data) => void;
  readonly onProblem: (problem: Problem) => void;
};

/** Sends one form with a file at a time: how far it is, and the way to stop it. */
export function useFileUpload<Data>(schema: z.ZodType<Data>) {
  const [share, setShare] = useState<number>();
  const current = useRef<AbortController>(null);
  const { mutate } = useMutation<Data, Error, Upload<Data> & { readonly controller: AbortController }>({
    mutationFn: ({ path, form, controller }) => {
      const { signal } = controller;
      const onProgress = (sent: number) => signal.aborted || setShare(sent);
      return uploadForm(schema, { path, form, signal, onProgress }).catch((error: unknown) => explain(error, form));
    },
    onSuccess: (data, { onSuccess, controller }) => {
      if (!controller.signal.aborted) onSuccess(data);
    },
    onError: (error, { onProblem }) => {
      if (isCancelled(error)) return;
      if (!(error instanceof ApiProblem)) throw error;
      onProblem(error.problem);
    },
    onSettled: (_data, _error, { controller }) => {
      if (current.current === controller) setShare(undefined);
    },
  });
  const cancel = useCallback(() => current.current?.abort(), []);
  const send = (upload: Upload<Data>) => {
    cancel();
    const controller = new AbortController();
    current.current = controller;
    setShare(0);
    mutate({ ...upload, controller });
  };
  return { send, cancel, share };
}

/** A file that was changed or deleted after it was chosen breaks the upload off just as a lost network does. */
async function explain(error: unknown, form: FormData): Promise<never> {
  const file = form.get('file');
  if (!isUnreachable(error) || !(file instanceof File) || (await isReadable(file))) throw error;
  throw new ApiProblem({
    type: 'about:blank',
    title: 'The file can no longer be read',
    status: 0,
    detail: `“${file.name}” was changed, moved or deleted since it was chosen.`,
    code: 'file.broken',
    correlationId: '',
    nextStep: 'Choose the file again.',
  });
}

async function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}
