import type { z } from 'zod';
import { ApiProblem, readProblem, unreachable } from './api-problem';
import { apiRoot } from './request-api';

type UploadOptions = {
  readonly path: string;
  readonly form: FormData;
  readonly signal: AbortSignal;
  /** Share of the bytes sent, 0 to 1; at 1 the server reads the file. */
  readonly onProgress: (share: number) => void;
};

/**
 * Sends a form with a file and tells how far it is, which `fetch` cannot.
 *
 * @throws {ApiProblem} what the API says is wrong, or that it was not reached
 * @throws {DOMException} AbortError when `signal` aborts
 */
export async function uploadForm<Data>(
  schema: z.ZodType<Data>,
  { path, form, signal, onProgress }: UploadOptions,
): Promise<Data> {
  const request = new XMLHttpRequest();
  const answer = new Promise<Response>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })));
    request.addEventListener('error', () => reject(unreachable(new Error('the upload broke off'))));
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
  });
  signal.addEventListener('abort', () => request.abort(), { once: true });
  request.open('POST', `${apiRoot}${path}`);
  request.send(form);
  const response = await answer;
  if (!response.ok) throw await readProblem(response);
  return schema.parse(await response.json());
}

/** Whether an upload ended because the person cancelled it. */
export function isCancelled(error: unknown): boolean {
  return !(error instanceof ApiProblem) && error instanceof DOMException && error.name === 'AbortError';
}
