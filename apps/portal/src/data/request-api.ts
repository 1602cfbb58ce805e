import { readProblem, unreachable } from './api-problem';

/** A request that changes something; `path` is below `/api/v1`. */
export type ApiRequest = {
  readonly method: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  /** A repeated key answers what the first request made instead of making it again. */
  readonly idempotencyKey?: string;
};

/** Where the API is, seen from any page. */
export const apiRoot = '/api/v1';

async function send(path: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(`${apiRoot}${path}`, init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw unreachable(error);
  });
  if (!response.ok) throw await readProblem(response);
  return response.status === 204 ? null : await response.json();
}

/** Reads from the API. @throws {ApiProblem} */
export function readApi(path: string, signal: AbortSignal): Promise<unknown> {
  return send(path, { signal });
}

/** Changes something through the API. @throws {ApiProblem} */
export function requestApi({ method, path, body, idempotencyKey }: ApiRequest): Promise<unknown> {
  const headers = new Headers();
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  return send(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
}
