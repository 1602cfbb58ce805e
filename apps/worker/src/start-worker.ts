import { hostname } from 'node:os';
import { migrateQueue } from '@assay/queue';
import { createLogger, createShutdown } from '@assay/runtime';
import { type EngineEnv, openEngine } from '@assay/wiring';
import { keepReconciling } from './keep-reconciling';

/** Milliseconds running jobs have to finish once the process is told to stop; then they are aborted and redelivered. */
const graceMs = 5_000;

/** Longest a stop may take altogether, in milliseconds. */
const stopWithinMs = 15_000;

/** Runs background jobs until the process is told to stop, or its parent goes away. */
export async function startWorker(env: EngineEnv): Promise<void> {
  const logger = createLogger({ name: 'worker', level: env.ASSAY_LOG_LEVEL });
  const shutdown = createShutdown({ logger, deadlineMs: stopWithinMs });
  if (env.REDIS_URL === undefined) await migrateQueue(env.DATABASE_URL);
  const { engine, queue, close } = openEngine(env, { logger, workerId: `${hostname()}-${process.pid}` });
  shutdown.onClose('engine', close);
  const workers = queue.startWorkers(engine.jobs);
  shutdown.onClose('workers', () => workers.close(graceMs));
  void keepReconciling(() => engine.reconcile(), logger, shutdown.signal);
  logger.info({ queue: env.REDIS_URL === undefined ? 'postgres' : 'redis' }, 'ready');
  process.send?.({ ready: true });
}
