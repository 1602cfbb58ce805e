import {
  type Agent,
  type AgentVersion,
  AppError,
  type Dataset,
  type DatasetVersion,
  type Evaluator,
  type ExecutionSnapshot,
  type Metric,
  type SnapshotDataset,
  type SnapshotMetric,
} from '@assay/contracts';
import { buildSavedMetric } from '../metrics/build-saved-metric';

/** Everything an execution is made of, as read when it starts. */
export type SnapshotParts = {
  readonly evaluator: Evaluator;
  readonly agent: Agent;
  readonly agentVersion: AgentVersion;
  readonly metrics: readonly Metric[];
  readonly datasets: readonly {
    readonly dataset: Dataset;
    readonly version: DatasetVersion;
    readonly choice: string;
  }[];
  readonly trials: number;
};

type Configuration = Evaluator['configurations'][number];

/** Names a dataset at `latest` or at a version, as a configuration does. */
export function datasetChoice({ datasetId, version }: Configuration['datasets'][number]): string {
  return `${datasetId}@${version}`;
}

/**
 * Freezes what an execution uses, so that later edits change no old execution.
 *
 * @throws {AppError} `metric.invalid_settings` | `metric.unknown_type` when a saved metric can no longer be built
 */
export function freezeSnapshot(parts: SnapshotParts): ExecutionSnapshot {
  const { evaluator, agent, agentVersion, trials } = parts;
  const { id, name, compositeThreshold, minCoverage } = evaluator;
  const { number, connector, config } = agentVersion;
  let index = 0;
  return {
    evaluator: { id, name, compositeThreshold, minCoverage },
    agent: { id: agent.id, name: agent.name, versionId: agentVersion.id, versionNumber: number, connector, config },
    configurations: evaluator.configurations.map((configuration) => ({
      name: configuration.name,
      datasets: configuration.datasets.map((choice) => freezeDataset(parts, datasetChoice(choice))),
      metrics: configuration.metrics.map((choice) => freezeMetric(parts, choice, index++)),
      visualizations: configuration.visualizations,
    })),
    trials,
  };
}

function freezeDataset({ datasets }: SnapshotParts, choice: string): SnapshotDataset {
  const found = datasets.find((candidate) => candidate.choice === choice);
  if (found === undefined) throw new AppError('dataset.not_found', `There is no dataset ${choice}.`);
  const { dataset, version } = found;
  return {
    datasetId: dataset.id,
    versionId: version.id,
    versionNumber: version.number,
    name: dataset.name,
    purpose: dataset.purpose,
    nCases: version.nCases,
  };
}

function freezeMetric(
  { metrics }: SnapshotParts,
  { metricId, weight, threshold }: Configuration['metrics'][number],
  index: number,
): SnapshotMetric {
  const metric = metrics.find((candidate) => candidate.id === metricId);
  if (metric === undefined) throw new AppError('metric.not_found', `There is no metric ${metricId}.`);
  const built = buildSavedMetric(metric.type, metric.settings);
  return {
    index,
    metricId,
    metricVersion: metric.version,
    name: metric.name,
    type: built.type,
    typeVersion: built.version,
    settings: metric.settings,
    weight,
    threshold: threshold === undefined ? metric.threshold : threshold,
  };
}
