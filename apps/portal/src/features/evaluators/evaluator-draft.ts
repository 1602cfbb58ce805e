import type { Evaluator, Visualization } from '@assay/contracts';
import { cutText } from '../../ui/cut-text';

export type DraftDataset = {
  readonly datasetId: string;
  readonly name: string;
  readonly version: number | 'latest';
};

export type DraftMetric = {
  readonly metricId: string;
  readonly name: string;
  readonly type: string;
  /** Undefined while empty, NaN while what is typed is no number. */
  readonly weight: number | undefined;
  /** Undefined keeps the saved metric's own, null is none here, NaN while what is typed is no number. */
  readonly threshold: number | null | undefined;
};

export type DraftConfiguration = {
  /** Tells the block from the others while it is edited; never sent. */
  readonly key: string;
  readonly name: string;
  readonly datasets: readonly DraftDataset[];
  readonly metrics: readonly DraftMetric[];
  readonly weightsRationale: string;
  readonly visualizations: readonly Visualization[];
};

/** An evaluator while it is edited. */
export type EvaluatorDraft = {
  readonly name: string;
  readonly description: string;
  /** Empty while none is chosen. */
  readonly agentId: string;
  readonly compositeThreshold: number | undefined;
  readonly thresholdRationale: string;
  /** In percent, 0 to 100. */
  readonly minCoverage: number | undefined;
  readonly configurations: readonly DraftConfiguration[];
};

/** A block with nothing chosen, named so that no other block is. */
export function emptyConfiguration(others: readonly DraftConfiguration[]): DraftConfiguration {
  return {
    key: freeKey(others),
    name: freeName('Configuration', others, others.length + 1),
    datasets: [],
    metrics: [],
    weightsRationale: '',
    visualizations: ['distribution', 'by_category'],
  };
}

/** The same block once more, under a name of its own. */
export function copyConfiguration(
  block: DraftConfiguration,
  others: readonly DraftConfiguration[],
): DraftConfiguration {
  return { ...block, key: freeKey(others), name: freeName(`${block.name} copy`, others, 2) };
}

/** What a new evaluator starts from. */
export function emptyDraft(): EvaluatorDraft {
  return {
    name: '',
    description: '',
    agentId: '',
    compositeThreshold: undefined,
    thresholdRationale: '',
    minCoverage: 100,
    configurations: [emptyConfiguration([])],
  };
}

/** A stored evaluator to edit. */
export function toDraft(evaluator: Evaluator): EvaluatorDraft {
  return {
    name: evaluator.name,
    description: evaluator.description,
    agentId: evaluator.agentId,
    compositeThreshold: evaluator.compositeThreshold ?? undefined,
    thresholdRationale: evaluator.thresholdRationale,
    minCoverage: toPercent(evaluator.minCoverage),
    configurations: evaluator.configurations.map((configuration, index) => ({
      ...configuration,
      key: `${index}`,
      metrics: configuration.metrics.map((metric) => ({ ...metric, threshold: metric.threshold })),
    })),
  };
}

/** A stored evaluator as the start of another. */
export function toCopy(evaluator: Evaluator): EvaluatorDraft {
  return { ...toDraft(evaluator), name: cutText(`Copy of ${evaluator.name}`, 200) };
}

/** The request that saves a draft. */
export function toBody(draft: EvaluatorDraft) {
  return {
    name: draft.name.trim(),
    description: draft.description,
    agentId: draft.agentId,
    compositeThreshold: draft.compositeThreshold ?? null,
    thresholdRationale: draft.thresholdRationale,
    minCoverage: (draft.minCoverage ?? 100) / 100,
    configurations: draft.configurations.map(({ key: _, datasets, metrics, ...block }) => ({
      ...block,
      name: block.name.trim(),
      datasets: datasets.map(({ datasetId, version }) => ({ datasetId, version })),
      metrics: metrics.map(({ metricId, weight, threshold }) => ({
        metricId,
        weight,
        ...(threshold !== undefined && { threshold }),
      })),
    })),
  };
}

/** Without the dust of binary fractions: 0.57 is 57 and not 56.999… */
function toPercent(share: number): number {
  return Number((share * 100).toPrecision(12));
}

function freeKey(others: readonly DraftConfiguration[]): string {
  return `${1 + Math.max(-1, ...others.map(({ key }) => Number(key)))}`;
}

function freeName(stem: string, others: readonly DraftConfiguration[], first: number): string {
  const used = new Set(others.map(({ name }) => name.toLowerCase()));
  const numbered = (number: number) => `${stem} ${number}`;
  if (stem !== 'Configuration' && !used.has(stem.toLowerCase())) return stem;
  let number = first;
  while (used.has(numbered(number).toLowerCase())) number += 1;
  return numbered(number);
}
