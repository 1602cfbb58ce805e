import { AppError, type ConfigurationInput, type DatasetVersion, type ErrorPlace, type Metric } from '@assay/contracts';
import type { DatasetRepository, MetricRepository } from '@assay/db';
import type { BuiltMetric } from '@assay/evaluator';
import { buildSavedMetric } from '../metrics/build-saved-metric';
import { missingColumn } from './missing-column';
import { repeated } from './repeated';
import { unlessMissing } from './unless-missing';

export type CheckConfigurationDeps = {
  readonly datasets: Pick<DatasetRepository, 'get' | 'getVersion'>;
  readonly metrics: Pick<MetricRepository, 'get'>;
};

type FoundMetric = { readonly index: number; readonly name: string; readonly built: BuiltMetric };
type FoundDataset = { readonly name: string; readonly version: DatasetVersion };

/** What stops a configuration from running, each beside its field; empty when nothing does. */
export async function checkConfiguration(
  deps: CheckConfigurationDeps,
  configuration: ConfigurationInput,
): Promise<ErrorPlace[]> {
  const places: ErrorPlace[] = [];
  const datasets = await findDatasets(deps, configuration, places);
  const metrics = await findMetrics(deps, configuration, places);
  for (const index of repeated(configuration.datasets.map(({ datasetId }) => datasetId))) {
    places.push({ path: `datasets.${index}.datasetId`, message: 'this dataset is already in the configuration' });
  }
  for (const index of repeated(configuration.metrics.map(({ metricId }) => metricId))) {
    places.push({ path: `metrics.${index}.metricId`, message: 'this metric is already in the configuration' });
  }
  if (configuration.metrics.every(({ weight }) => weight === 0)) {
    places.push({ path: 'metrics.0.weight', message: 'every weight is 0; give at least one metric a weight above 0' });
  }
  for (const { index, ...metric } of metrics) {
    for (const dataset of datasets) {
      const message = missingColumn(metric, dataset.name, dataset.version.report);
      if (message !== undefined) places.push({ path: `metrics.${index}.metricId`, message });
    }
  }
  return places;
}

async function findDatasets(
  { datasets }: CheckConfigurationDeps,
  configuration: ConfigurationInput,
  places: ErrorPlace[],
): Promise<FoundDataset[]> {
  const found: FoundDataset[] = [];
  for (const [index, { datasetId, version: choice }] of configuration.datasets.entries()) {
    const path = `datasets.${index}`;
    const dataset = await unlessMissing(datasets.get(datasetId));
    if (dataset === undefined) {
      places.push({ path: `${path}.datasetId`, message: `there is no dataset ${datasetId} in this workspace` });
      continue;
    }
    if (dataset.archivedAt !== null) {
      places.push({ path: `${path}.datasetId`, message: `the dataset "${dataset.name}" is archived` });
    }
    const version = await unlessMissing(datasets.getVersion(datasetId, choice));
    if (version !== undefined) found.push({ name: dataset.name, version });
    else places.push({ path: `${path}.version`, message: `"${dataset.name}" has no version ${choice}` });
  }
  return found;
}

async function findMetrics(
  { metrics }: CheckConfigurationDeps,
  configuration: ConfigurationInput,
  places: ErrorPlace[],
): Promise<FoundMetric[]> {
  const found: FoundMetric[] = [];
  for (const [index, { metricId }] of configuration.metrics.entries()) {
    const metric = await unlessMissing(metrics.get(metricId));
    const usable = metric === undefined ? `there is no metric ${metricId} in this workspace` : usableMetric(metric);
    if (typeof usable === 'string') places.push({ path: `metrics.${index}.metricId`, message: usable });
    else if (metric !== undefined) found.push({ index, name: metric.name, built: usable });
  }
  return found;
}

/** The metric ready to score, or why it cannot be used. */
function usableMetric({ name, type, settings, archivedAt }: Metric): BuiltMetric | string {
  if (archivedAt !== null) return `the metric "${name}" is archived`;
  try {
    return buildSavedMetric(type, settings);
  } catch (error) {
    if (error instanceof AppError) return `the metric "${name}" cannot be used: ${error.message}`;
    throw error;
  }
}
