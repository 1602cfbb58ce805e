import type { QueueBackendConfig } from '../queue-backend';

export const queueBackends: readonly QueueBackendConfig[] = [
  { kind: 'postgres', connectionString: 'postgresql://app@127.0.0.1:55431/postgres' },
  { kind: 'redis', url: 'redis://127.0.0.1:56379' },
];
