import type { DraftConfiguration, EvaluatorDraft } from './evaluator-draft';

/** What is wrong, by the path of its field in the request: `configurations.0.metrics.1.weight`. */
export type DraftErrors = Readonly<Record<string, string>>;

/** Highest weight the API takes. */
const maxWeight = 1_000_000;

/** What stops a draft from being saved, as far as the browser can tell; empty when nothing does. */
export function checkDraft(draft: EvaluatorDraft): DraftErrors {
  const { minCoverage, compositeThreshold } = draft;
  return {
    ...(draft.name.trim() === '' && { name: 'A name is needed.' }),
    ...(draft.agentId === '' && { agentId: 'Choose the agent to measure.' }),
    ...(compositeThreshold !== undefined &&
      !isWithin(compositeThreshold, 1) && { compositeThreshold: 'A number between 0 and 1.' }),
    ...(!isWithin(minCoverage, 100) && { minCoverage: 'A number between 0 and 100.' }),
    ...(draft.configurations.length === 0 && { configurations: 'Add at least one configuration.' }),
    ...Object.assign({}, ...draft.configurations.map((block, index) => checkBlock(block, `configurations.${index}`))),
  };
}

/** Which of the two steps shows the field at `path`. */
export function stepOf(path: string): 'general' | 'metrics' {
  return ['name', 'description', 'agentId'].includes(path) ? 'general' : 'metrics';
}

function checkBlock({ name, datasets, metrics }: DraftConfiguration, path: string): DraftErrors {
  const wrong: Record<string, string> = {};
  if (name.trim() === '') wrong[`${path}.name`] = 'A name is needed.';
  if (datasets.length === 0) wrong[`${path}.datasets`] = 'Choose at least one dataset.';
  if (metrics.length === 0) wrong[`${path}.metrics`] = 'Choose at least one metric.';
  for (const [index, { weight, threshold }] of metrics.entries()) {
    if (!isWithin(weight, maxWeight)) wrong[`${path}.metrics.${index}.weight`] = 'A number of 0 or more.';
    if (typeof threshold === 'number' && !isWithin(threshold, 1)) {
      wrong[`${path}.metrics.${index}.threshold`] = 'A number between 0 and 1.';
    }
  }
  if (metrics.length > 0 && metrics.every(({ weight }) => weight === 0)) {
    wrong[`${path}.metrics.0.weight`] = 'Every weight is 0; give at least one metric a weight above 0.';
  }
  return wrong;
}

function isWithin(value: number | undefined, max: number): boolean {
  return value !== undefined && value >= 0 && value <= max;
}
