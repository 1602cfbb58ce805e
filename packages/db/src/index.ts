export { createDatabase, type Database, type DatabaseOptions } from './client/create-database';
export { toDatabaseError } from './client/to-database-error';
export type { ServerSettings } from './embedded/launch-server';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded/start-embedded-postgres';
export { type MigrateOptions, migrate, migrationsFolder } from './migrate/migrate';
export type { AgentRepository, NewAgentVersion } from './ports/agent-repository';
export type { ApiKeyRepository } from './ports/api-key-repository';
export type { AuditRepository, NewAuditEvent } from './ports/audit-repository';
export type { BatchLease, BatchRepository, LostWork, NewBatch } from './ports/batch-repository';
export type {
  ComparedSide,
  ComparisonRepository,
  PairedCounts,
  PairedScore,
} from './ports/comparison-repository';
export type { CredentialRepository } from './ports/credential-repository';
export type { DatasetRepository, NewCase, NewDatasetVersion } from './ports/dataset-repository';
export type { EvaluatorRepository } from './ports/evaluator-repository';
export type { ExecutionOutcome, ExecutionRepository, NewExecution } from './ports/execution-repository';
export type { MetricRepository, NewMetricVersion } from './ports/metric-repository';
export type {
  NewComposite,
  NewPrediction,
  NewScore,
  OperationFigures,
  PredictionRepository,
  ScoreRow,
} from './ports/prediction-repository';
export type { Repositories, RepositoriesFor, Scope } from './ports/repositories';
export { compositeIndex, type SummaryRepository, type SummaryRow } from './ports/summary-repository';
export type { SystemRepository } from './ports/system-repository';
export { createBatchRepository } from './repositories/batches/create-batch-repository';
export { createRepositoriesFor } from './repositories/create-repositories-for';
export { createSystemRepository } from './repositories/system/create-system-repository';
