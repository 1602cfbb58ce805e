export type { JobCounts } from './create-producer';
export { createQueue, type JobQueue, type QueueOptions } from './create-queue';
export { migrateQueue } from './migrate-queue';
export type { QueueBackendConfig } from './queue-backend';
export type { QueueLogger } from './queue-logger';
export type { Workers } from './start-workers';
