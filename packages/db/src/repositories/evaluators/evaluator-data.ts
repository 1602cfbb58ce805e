import type { ConfigurationInput, CreateEvaluator } from '@assay/contracts';
import { v7 as newId } from 'uuid';
import type { Prisma } from '../../generated/prisma/client';
import { storedText } from '../sql/stored-text';

/** An evaluator's own columns. */
export function evaluatorData(input: CreateEvaluator) {
  return {
    name: storedText(input.name),
    description: storedText(input.description),
    agentId: input.agentId,
    compositeThreshold: input.compositeThreshold,
    thresholdRationale: storedText(input.thresholdRationale),
    minCoverage: input.minCoverage,
  };
}

function datasetData({ datasets }: ConfigurationInput) {
  return datasets.map(({ datasetId, version }, position) => ({
    datasetId,
    position,
    versionNumber: version === 'latest' ? null : version,
  }));
}

function metricData({ metrics }: ConfigurationInput) {
  return metrics.map(({ metricId, weight, threshold }, position) => ({
    metricId,
    position,
    weight,
    threshold: threshold ?? null,
    overridesThreshold: threshold !== undefined,
  }));
}

/** The configurations of an evaluator with their datasets and metrics, in order. */
export function configurationData(
  workspaceId: string,
  { configurations }: CreateEvaluator,
): Prisma.EvaluatorConfigurationUncheckedCreateWithoutEvaluatorInput[] {
  return configurations.map((configuration, position) => ({
    id: newId(),
    workspaceId,
    position,
    name: storedText(configuration.name),
    weightsRationale: storedText(configuration.weightsRationale),
    visualizations: [...configuration.visualizations],
    datasets: { create: datasetData(configuration) },
    metrics: { create: metricData(configuration) },
  }));
}
