import {
  type BackendFactory,
  createPostgresBackend,
  createRedisBackend,
  type IQueueBackend,
  type Job,
  type JobsOptions,
  type RedisOptions,
  type WorkerOptions,
  withBackend,
} from 'bullmq';

/** Where jobs are kept: the PostgreSQL every installation has, or a Redis for many workers on many machines. */
export type QueueBackendConfig =
  | { readonly kind: 'postgres'; readonly connectionString: string }
  | { readonly kind: 'redis'; readonly url: string };

/** The part of a BullMQ queue this package uses; the same on both backends. */
export type OpenQueue = {
  waitUntilReady(): Promise<void>;
  add(name: string, payload: unknown, options: JobsOptions): Promise<unknown>;
  getJobCounts(...states: ('waiting' | 'active' | 'delayed' | 'failed')[]): Promise<Record<string, number>>;
  close(): Promise<void>;
  disconnect(): Promise<void>;
};

/** The part of a BullMQ worker this package uses; the same on both backends. */
export type OpenWorker = {
  waitUntilReady(): Promise<void>;
  run(): Promise<void>;
  close(force?: boolean): Promise<void>;
  disconnect(): Promise<void>;
  cancelJob(jobId: string, reason?: string): boolean;
  cancelAllJobs(reason?: string): void;
};

export type Deliver = (job: Job<unknown, void>, token?: string, signal?: AbortSignal) => Promise<void>;

export type WorkerEvents = {
  readonly onError: (error: Error) => void;
  readonly onFailed: (job: Job<unknown, void> | undefined, error: Error) => void;
  readonly onStalled: (jobId: string) => void;
};

export type QueueBackend = {
  /** What a person can do when this backend does not answer. */
  readonly nextStep: string;
  openQueue(name: string, onError: (error: Error) => void): OpenQueue;
  openWorker(name: string, deliver: Deliver, options: Omit<WorkerOptions, 'connection'>, on: WorkerEvents): OpenWorker;
};

const connectTimeoutMs = 3_000;
const producerQueryTimeoutMs = 4_000;
const workerQueryTimeoutMs = 15_000;

/** Binds BullMQ to the configured backend without touching its process-wide default. */
export function createQueueBackend(config: QueueBackendConfig): QueueBackend {
  return config.kind === 'postgres' ? postgresBackend(config.connectionString) : redisBackend(config.url);
}

function postgresBackend(connectionString: string): QueueBackend {
  const shared = { connectionString, keepAlive: true, connectionTimeoutMillis: connectTimeoutMs };
  return bind(createPostgresBackend, {
    nextStep: 'Check that PostgreSQL answers and that the queue tables are migrated, then try again.',
    producer: { ...shared, max: 3, query_timeout: producerQueryTimeoutMs },
    worker: { ...shared, max: 5, query_timeout: workerQueryTimeoutMs },
  });
}

function redisBackend(url: string): QueueBackend {
  const shared: RedisOptions = {
    url,
    connectTimeout: connectTimeoutMs,
    retryStrategy: (tries: number) => Math.min(tries * 200, 2_000),
  };
  return bind(createRedisBackend, {
    nextStep: 'Check that Redis answers, then try again.',
    // A job nobody is told about must not sit in memory until Redis comes back, so no offline queue here.
    producer: { ...shared, maxRetriesPerRequest: 1, enableOfflineQueue: false },
    worker: { ...shared, maxRetriesPerRequest: null },
  });
}

type Binding<Connection> = { readonly nextStep: string; readonly producer: Connection; readonly worker: Connection };

function bind<Backend extends IQueueBackend, Connection>(
  factory: BackendFactory<Backend, Connection>,
  { nextStep, producer, worker: workerConnection }: Binding<Connection>,
): QueueBackend {
  const { Queue, Worker } = withBackend(factory);
  return {
    nextStep,
    openQueue(name, onError) {
      const queue = new Queue(name, { connection: producer });
      queue.on('error', onError);
      return queue;
    },
    openWorker(name, deliver, options, on) {
      const worker = new Worker<unknown, void>(name, deliver, { ...options, connection: workerConnection });
      worker.on('error', on.onError);
      worker.on('failed', on.onFailed);
      worker.on('stalled', on.onStalled);
      worker.on('lockRenewalFailed', (jobIds) => {
        for (const jobId of jobIds) worker.cancelJob(jobId, 'the lock of this job was lost; another worker has it');
      });
      return worker;
    },
  };
}
