import { type Page, pageSchema, problemSchema } from '@assay/contracts';
import { z } from 'zod';
import { LauncherError } from '../launcher-error';

/** Calls the HTTP API of a running Assay; every answer is checked against the contract. */
export type ApiClient = {
  get<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.infer<Schema>>;
  /** Every item of a list, page after page. */
  list<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.infer<Schema>[]>;
  send<Schema extends z.ZodType>(schema: Schema, request: SendRequest): Promise<z.infer<Schema>>;
};

export type SendRequest = {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  /** Sent as JSON. */
  readonly body: unknown;
  readonly idempotencyKey?: string;
};

export type ApiClientOptions = { readonly url: string; readonly apiKey: string; readonly signal: AbortSignal };

const answerWithinMs = 60_000;
const pageSize = 200;

async function call({ url, apiKey, signal }: ApiClientOptions, path: string, init: RequestInit): Promise<unknown> {
  const method = init.method ?? 'GET';
  const response = await fetch(`${url}/api/v1${path}`, {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
  }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new LauncherError(`${method} ${url}/api/v1${path} got no answer. See the portal's log.`, cause);
  });
  const text = await response.text();
  if (!response.ok) throw new LauncherError(explain(`${method} /api/v1${path}`, response.status, text));
  return parseJson(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function explain(request: string, status: number, text: string): string {
  const { data: problem } = problemSchema.safeParse(parseJson(text));
  if (problem === undefined) return `${request} answered ${status}. See the portal's log.`;
  const fields = (problem.fields ?? []).map(({ path, message }) => `${path}: ${message}`);
  const sentences = [`${request} was refused (${problem.code}): ${problem.detail}`, fields.join('; ')];
  return [...sentences, problem.nextStep ?? ''].filter((sentence) => sentence !== '').join(' ');
}

function check<Schema extends z.ZodType>(schema: Schema, path: string, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new LauncherError(`/api/v1${path} answered something unexpected: ${z.prettifyError(parsed.error)}`);
}

/** A client of the API at `url`, in the name of an API key. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const get: ApiClient['get'] = async (schema, path) => check(schema, path, await call(options, path, {}));
  return {
    get,
    list: async (schema, path) => {
      const items: z.infer<typeof schema>[] = [];
      let cursor: string | null = null;
      do {
        const query = new URLSearchParams({ limit: String(pageSize), ...(cursor === null ? {} : { cursor }) });
        const page: Page<z.infer<typeof schema>> = await get(pageSchema(schema), `${path}?${query}`);
        items.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      return items;
    },
    send: async (schema, { method, path, body, idempotencyKey }) => {
      const headers = {
        'content-type': 'application/json',
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      };
      const init = { method, headers, body: JSON.stringify(body) };
      return check(schema, path, await call(options, path, init));
    },
  };
}
