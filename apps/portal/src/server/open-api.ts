import 'server-only';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApi } from '@assay/api';
import { createLogger, type Logger } from '@assay/runtime';
import { type OpenedEngine, openEngine } from '@assay/wiring';
import { after } from 'next/server';
import { readPortalEnv } from './env';
import { createOpenAnswers, type OpenAnswers } from './open-answers';
import { sampleReader } from './sample';

/** The API, asked in this process. */
type PortalApi = { readonly fetch: (request: Request) => Promise<Response> };

const openedKey = Symbol.for('assay.portal.api');

const mebibyte = 2 ** 20;

/** How long answers may take to be sent when the process is told to end, and then the engine to close. */
const patienceMs = 2_000;

/** Next gives pages and the API's route a copy each of this module; the process has one API all the same. */
const shared: typeof globalThis & { [openedKey]?: PortalApi } = globalThis;

/** The one API of this process, opened with the first request, so that building needs no database. */
export function openApi(): PortalApi {
  shared[openedKey] ??= makeApi();
  return shared[openedKey];
}

function makeApi(): PortalApi {
  const env = readPortalEnv();
  const logger = createLogger({ name: 'portal', level: env.ASSAY_LOG_LEVEL });
  const engine = openEngine(env, { logger, workerId: `${hostname()}-${process.pid}` });
  const stopping = whenStopping();
  const answers = createOpenAnswers();
  const api = createApi({
    engine: engine.engine,
    accounts: engine.accounts,
    authenticate: engine.accounts.authenticate,
    health: async () => {
      await Promise.all([engine.database.ping(), engine.queue.ping()]);
    },
    logger,
    version: '0.1.0',
    maxUploadBytes: env.ASSAY_MAX_UPLOAD_MB * mebibyte,
    publicUrl: env.ASSAY_PUBLIC_URL,
    readSample: sampleReader(env),
    stopping,
  });
  // Next waits for this before it ends the process.
  after(closeWhenStopped(stopping, answers, engine, logger));
  return { fetch: answers.count((request) => api.fetch(request)) };
}

async function closeWhenStopped(stopping: AbortSignal, answers: OpenAnswers, engine: OpenedEngine, logger: Logger) {
  await new Promise((resolve) => stopping.addEventListener('abort', resolve, { once: true }));
  const late = () => sleep(patienceMs, undefined, { ref: false });
  await Promise.race([answers.allSent(), late()]);
  const closed = engine.close().catch((error: unknown) => logger.error({ err: error }, 'failed to close the engine'));
  await Promise.race([closed, late()]);
}

/** Aborts when the process is told to end. Next then waits for every answer, so an open stream would keep it alive. */
function whenStopping(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
  return stopping.signal;
}
