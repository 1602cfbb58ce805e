import { createAskAgent } from '@assay/agents';
import { createBatchRepository, createDatabase, createRepositoriesFor, createSystemRepository } from '@assay/db';
import { createEngine, type Engine, type EngineSettings } from '@assay/engine';
import { createOutbound, type Outbound } from '@assay/outbound';
import { createQueue, type JobQueue } from '@assay/queue';
import { createRegexRunner, createSecretBox, type Logger } from '@assay/runtime';
import { v7 as newId } from 'uuid';
import type { EngineEnv } from './engine-env-schema';
import { type OpenedAccounts, openAccounts } from './open-accounts';

export type OpenEngineOptions = {
  readonly logger: Logger;
  /** Names this process in leases and logs. */
  readonly workerId: string;
  readonly settings?: Partial<EngineSettings>;
};

/** An engine on real parts, and what a process needs beside it. */
export type OpenedEngine = {
  readonly engine: Engine;
  readonly queue: JobQueue;
  readonly database: ReturnType<typeof createDatabase>;
  readonly system: ReturnType<typeof createSystemRepository>;
  readonly accounts: OpenedAccounts;
  /** Closes queue, agents' connections, threads and database, in that order. */
  close(): Promise<void>;
};

const mebibyte = 2 ** 20;

/** Opens the engine on the database, queue and hosts the environment names. Portal and worker both start here. */
export function openEngine(env: EngineEnv, options: OpenEngineOptions): OpenedEngine {
  const { logger, workerId } = options;
  const database = createDatabase({
    url: env.DATABASE_URL,
    poolSize: env.ASSAY_DATABASE_POOL,
    onIdleError: (error) => logger.warn({ err: error }, 'an idle database connection broke'),
  });
  const system = createSystemRepository(database);
  const queue = openQueue(env, logger);
  const outbound = openOutbound(env, logger);
  const regexRunner = createRegexRunner();
  const engine = createEngine({
    repositoriesFor: createRepositoriesFor(database),
    batches: createBatchRepository(database),
    system,
    enqueue: queue.enqueue,
    secretBox: createSecretBox(env.ASSAY_SECRET_KEY),
    askAgentFor: (address, secret) =>
      createAskAgent({ ...address, outbound, ...(secret === undefined ? {} : { secret }) }),
    metricPorts: { regex: regexRunner.run },
    logger,
    clock: () => new Date(),
    newId,
    workerId,
    settings: { maxUploadBytes: env.ASSAY_MAX_UPLOAD_MB * mebibyte, ...options.settings },
  });
  const accounts = openAccounts(env, { database, system, logger });
  const close = async (): Promise<void> => {
    await queue.close();
    await outbound.close();
    await regexRunner.close();
    await database.close();
  };
  return { engine, queue, database, system, accounts, close };
}

function openQueue(env: EngineEnv, logger: Logger): JobQueue {
  const backend =
    env.REDIS_URL === undefined
      ? ({ kind: 'postgres', connectionString: env.DATABASE_URL } as const)
      : ({ kind: 'redis', url: env.REDIS_URL } as const);
  return createQueue({ backend, prefix: env.ASSAY_QUEUE_PREFIX, logger });
}

function openOutbound(env: EngineEnv, logger: Logger): Outbound {
  const policy = {
    allowLoopback: env.ASSAY_ALLOW_LOOPBACK,
    allowPrivate: env.ASSAY_ALLOW_PRIVATE,
    allowHosts: env.ASSAY_ALLOW_HOSTS,
  };
  return createOutbound({ policy, logger });
}
