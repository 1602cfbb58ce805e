import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateApiKey } from '@assay/auth';
import type { Role } from '@assay/contracts';
import { createRepositoriesFor } from '@assay/db';
import { migrateQueue } from '@assay/queue';
import { createLogger, generateSecretKey, parseEnv } from '@assay/runtime';
import { createTestDatabase, type TestQueueBackend } from '@assay/testing';
import { engineEnvSchema, type OpenedEngine, openEngine } from '@assay/wiring';
import { type ApiDeps, createApi } from '../index';

/** An answer of the API, its body parsed where it is JSON. */
export type Answer = { readonly status: number; readonly headers: Headers; readonly text: string; readonly body: Body };
export type Body = { readonly [key: string]: unknown };

export type Send = {
  readonly key?: string | null;
  readonly json?: unknown;
  readonly form?: FormData;
  /** Sent as they are, without a content type unless `headers` has one. */
  readonly bytes?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly headers?: Record<string, string>;
};

export type TestApi = {
  readonly opened: OpenedEngine;
  /** Calls the API as the admin unless another key, or none (`null`), is given. */
  call(method: string, path: string, send?: Send): Promise<Answer>;
  /** Calls the API for an answer that is no text. */
  fetch(method: string, path: string, key: string): Promise<Response>;
  /** A new API key of the workspace. */
  keyFor(role: Role, workspace?: string): Promise<string>;
  work(): void;
  /** Tells the API that its process is to end. */
  stop(): void;
  /** Every line logged so far. */
  logged(): readonly Body[];
  close(): Promise<void>;
};

const maxUploadBytes = 2 * 2 ** 20;

/** Reads one of the sample's workbooks into a form, as a browser sends it. */
export async function workbookForm(file: string, fields: Record<string, string> = {}): Promise<FormData> {
  const folder = path.resolve(import.meta.dirname, '../../../../examples/datasets');
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await readFile(path.join(folder, file)))], file));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function parse(text: string): Body {
  try {
    return JSON.parse(text) as Body;
  } catch {
    return {};
  }
}

async function makeKey({ system, database }: OpenedEngine, role: Role, workspace: string): Promise<string> {
  const { id: workspaceId } = await system.ensureWorkspace(workspace, workspace);
  const { key, prefix, hash } = generateApiKey();
  const { apiKeys } = createRepositoriesFor(database)({ workspaceId, actorId: 'test' });
  await apiKeys.create({ name: `${role} ${hash.slice(0, 6)}`, role, prefix, hash, expiresAt: null });
  return key;
}

/** The API over the real engine, on a database and a queue of its own. */
export async function startTestApi(backend?: TestQueueBackend, readSample?: ApiDeps['readSample']): Promise<TestApi> {
  const created = await createTestDatabase();
  const env = parseEnv(engineEnvSchema, {
    DATABASE_URL: created.url,
    ...(backend?.kind === 'redis' && { REDIS_URL: backend.url }),
    ASSAY_QUEUE_PREFIX: `api-${randomUUID()}`,
    ASSAY_SECRET_KEY: generateSecretKey(),
    ASSAY_ALLOW_LOOPBACK: 'true',
  });
  if (env.REDIS_URL === undefined) await migrateQueue(created.url);
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  const logger = createLogger({ name: 'test', level: 'info', destination });
  const stopping = new AbortController();
  const opened = openEngine(env, { logger, workerId: 'test' });
  const { engine, accounts, database, queue } = opened;
  const health = async () => void (await Promise.all([database.ping(), queue.ping()]));
  const deps = {
    engine,
    accounts,
    authenticate: accounts.authenticate,
    health,
    logger,
    version: 'test',
    maxUploadBytes,
  };
  const api = createApi({ ...deps, readSample, stopping: stopping.signal });
  const keyFor = (role: Role, workspace = 'test') => makeKey(opened, role, workspace);
  const admin = await keyFor('admin');
  const workers: { close(graceMs: number): Promise<void> }[] = [];
  return {
    ...{ opened, keyFor },
    fetch: async (method, route, key) =>
      api.request(`/api/v1${route}`, { method, headers: { authorization: `Bearer ${key}` } }),
    call: async (method, route, { key = admin, json, form, bytes, headers } = {}) => {
      const response = await api.request(`/api/v1${route}`, {
        method,
        headers: {
          ...(key !== null && { authorization: `Bearer ${key}` }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json !== undefined && { body: typeof json === 'string' ? json : JSON.stringify(json) }),
        ...(form !== undefined && { body: form }),
        ...(bytes !== undefined && { body: bytes, duplex: 'half' as const }),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: parse(text) };
    },
    stop: () => stopping.abort(),
    logged: () => lines.map(parse),
    work: () => void workers.push(queue.startWorkers(engine.jobs)),
    close: async () => {
      await Promise.all(workers.map((started) => started.close(0)));
      await opened.close();
      await created.drop();
    },
  };
}
