import { AppError } from '@assay/contracts';
import { validate } from 'uuid';
import type { Database } from '../client/create-database';
import type { RepositoriesFor } from '../ports/repositories';
import { createAgentRepository } from './agents/create-agent-repository';
import { createApiKeyRepository } from './api-keys/create-api-key-repository';
import { createAuditRepository } from './audit/create-audit-repository';
import { createComparisonRepository } from './comparisons/create-comparison-repository';
import { createCredentialRepository } from './credentials/create-credential-repository';
import { createDatasetRepository } from './datasets/create-dataset-repository';
import { createEvaluatorRepository } from './evaluators/create-evaluator-repository';
import { createExecutionRepository } from './executions/create-execution-repository';
import { createMetricRepository } from './metrics/create-metric-repository';
import { createPredictionRepository } from './predictions/create-prediction-repository';
import { createSqlRunner } from './sql/sql-runner';
import { createSummaryRepository } from './summaries/create-summary-repository';

/**
 * Makes the repositories of a workspace in PostgreSQL; they hold nothing and cost nothing to make.
 * The function it answers throws {AppError} `workspace.not_found` for an id that can be no workspace's.
 */
export function createRepositoriesFor(database: Database): RepositoriesFor {
  const sql = createSqlRunner(database);
  return ({ workspaceId, actorId }) => {
    if (!validate(workspaceId)) throw new AppError('workspace.not_found', `There is no workspace ${workspaceId}.`);
    const context = { database, sql, workspaceId, actorId };
    return {
      agents: createAgentRepository(context),
      apiKeys: createApiKeyRepository(context),
      audit: createAuditRepository(context),
      comparisons: createComparisonRepository(context),
      credentials: createCredentialRepository(context),
      datasets: createDatasetRepository(context),
      evaluators: createEvaluatorRepository(context),
      executions: createExecutionRepository(context),
      metrics: createMetricRepository(context),
      predictions: createPredictionRepository(context),
      summaries: createSummaryRepository(context),
    };
  };
}
