import 'server-only';
import { hostname } from 'node:os';
import { createApi } from '@assay/api';
import { createLogger } from '@assay/runtime';
import { openEngine } from '@assay/wiring';
import { readPortalEnv } from './env';

type Api = ReturnType<typeof createApi>;

const mebibyte = 2 ** 20;

let opened: Api | undefined;

/** The one API of this process, opened with the first request, so that building needs no database. */
export function openApi(): Api {
  opened ??= makeApi();
  return opened;
}

function makeApi(): Api {
  const env = readPortalEnv();
  const logger = createLogger({ name: 'portal', level: env.ASSAY_LOG_LEVEL });
  const { engine, queue, database, authenticate } = openEngine(env, {
    logger,
    workerId: `${hostname()}-${process.pid}`,
  });
  return createApi({
    engine,
    authenticate,
    health: async () => {
      await Promise.all([database.ping(), queue.ping()]);
    },
    logger,
    version: '0.1.0',
    maxUploadBytes: env.ASSAY_MAX_UPLOAD_MB * mebibyte,
    stopping: whenStopping(),
  });
}

/** Aborts when the process is told to end. Next then waits for every answer, so an open stream would keep it alive. */
function whenStopping(): AbortSignal {
  const stopping = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
  return stopping.signal;
}
