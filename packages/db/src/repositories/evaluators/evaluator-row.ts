import { type Evaluator, visualizationSchema } from '@assay/contracts';
import { z } from 'zod';
import type { Prisma } from '../../generated/prisma/client';
import type { RecentExecutions } from './recent-executions';

const visualizations = z.array(visualizationSchema);

/** Everything of an evaluator, in one query a table. */
export const evaluatorParts = {
  agent: { select: { name: true } },
  configurations: {
    orderBy: { position: 'asc' },
    include: {
      datasets: { orderBy: { position: 'asc' }, include: { dataset: { select: { name: true } } } },
      metrics: {
        orderBy: { position: 'asc' },
        include: {
          metric: {
            select: { name: true, versions: { orderBy: { number: 'desc' }, take: 1, select: { type: true } } },
          },
        },
      },
    },
  },
} as const satisfies Prisma.EvaluatorInclude;

type EvaluatorRow = Prisma.EvaluatorGetPayload<{ include: typeof evaluatorParts }>;
type ConfigurationRow = EvaluatorRow['configurations'][number];

function toMetric({ metricId, weight, threshold, overridesThreshold, metric }: ConfigurationRow['metrics'][number]) {
  return {
    metricId,
    weight,
    ...(overridesThreshold ? { threshold } : {}),
    name: metric.name,
    type: metric.versions.map(({ type }) => type).join(),
  };
}

function toConfiguration(row: ConfigurationRow): Evaluator['configurations'][number] {
  return {
    name: row.name,
    datasets: row.datasets.map(({ datasetId, versionNumber, dataset }) => ({
      datasetId,
      version: versionNumber ?? 'latest',
      name: dataset.name,
    })),
    metrics: row.metrics.map(toMetric),
    weightsRationale: row.weightsRationale,
    visualizations: visualizations.parse(row.visualizations),
  };
}

/** The evaluator as the contracts say it. */
export function toEvaluator(row: EvaluatorRow, recent: RecentExecutions): Evaluator {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    agentId: row.agentId,
    agentName: row.agent.name,
    compositeThreshold: row.compositeThreshold,
    thresholdRationale: row.thresholdRationale,
    minCoverage: row.minCoverage,
    configurations: row.configurations.map(toConfiguration),
    baselineExecutionId: row.baselineExecutionId,
    recentExecutions: recent.get(row.id) ?? [],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    archivedAt: row.archivedAt?.toISOString() ?? null,
  };
}
