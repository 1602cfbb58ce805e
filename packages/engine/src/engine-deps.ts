import type { Enqueue } from '@assay/contracts';
import type { BatchRepository, RepositoriesFor, SystemRepository } from '@assay/db';
import type { MetricPorts } from '@assay/evaluator';
import type { Logger, SecretBox } from '@assay/runtime';
import type { AskAgentFor } from './agents/ask-agent-of';
import type { EngineSettings } from './engine-settings';

/** The outside things the engine works with; the composition root makes them. */
export type EngineDeps = {
  readonly repositoriesFor: RepositoriesFor;
  readonly batches: BatchRepository;
  readonly system: Pick<SystemRepository, 'workspaceOfExecution'>;
  readonly enqueue: Enqueue;
  readonly secretBox: Pick<SecretBox, 'seal' | 'open'>;
  readonly askAgentFor: AskAgentFor;
  readonly logger: Logger;
  readonly clock: () => Date;
  /** Makes UUIDs of version 7: the rates of running executions are read from their order in time. */
  readonly newId: () => string;
  /** Names this process in leases. */
  readonly workerId: string;
  /** Judges, embeddings and sandboxes that are configured; metrics that need another cannot be saved. */
  readonly metricPorts?: Partial<MetricPorts>;
  /** Anything left out keeps the default. */
  readonly settings?: Partial<EngineSettings>;
};
