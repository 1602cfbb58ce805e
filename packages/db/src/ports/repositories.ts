import type { AgentRepository } from './agent-repository';
import type { ApiKeyRepository } from './api-key-repository';
import type { AuditRepository } from './audit-repository';
import type { ComparisonRepository } from './comparison-repository';
import type { CredentialRepository } from './credential-repository';
import type { DatasetRepository } from './dataset-repository';
import type { EvaluatorRepository } from './evaluator-repository';
import type { ExecutionRepository } from './execution-repository';
import type { MetricRepository } from './metric-repository';
import type { PredictionRepository } from './prediction-repository';
import type { SummaryRepository } from './summary-repository';

/** Whose data and in whose name: every query is scoped to the workspace, every write names the actor. */
export type Scope = { readonly workspaceId: string; readonly actorId: string };

/** Everything the engine may ask of the database, for one workspace. A row of another workspace is “not found”. */
export type Repositories = {
  readonly agents: AgentRepository;
  readonly apiKeys: ApiKeyRepository;
  readonly audit: AuditRepository;
  readonly comparisons: ComparisonRepository;
  readonly credentials: CredentialRepository;
  readonly datasets: DatasetRepository;
  readonly evaluators: EvaluatorRepository;
  readonly executions: ExecutionRepository;
  readonly metrics: MetricRepository;
  readonly predictions: PredictionRepository;
  readonly summaries: SummaryRepository;
};

/** Makes the repositories of a workspace. */
export type RepositoriesFor = (scope: Scope) => Repositories;
