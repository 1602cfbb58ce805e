import type { ExecutionMetric } from '@assay/contracts';
import type { ExecutionResult, SampleResults } from '../sample/sample-results';
import { formatTable } from './format-table';

type Figure = {
  readonly name: string;
  readonly mean: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
  readonly nScored: number;
  readonly nTotal: number;
  readonly threshold: number | null;
  readonly passed: boolean | null;
};

const noFigure = '–';
const decimals = 3;
/** Mean and scored cases are numbers; the rest is text. */
const numberColumns = new Set([1, 3]);

const format = (value: number | null): string => (value === null ? noFigure : value.toFixed(decimals));

function verdict({ passed, threshold }: Figure): string {
  if (passed === null || threshold === null) return noFigure;
  return `${passed ? 'passed' : 'failed'} (needs ${threshold})`;
}

function toRow(figure: Figure): string[] {
  const { name, mean, interval, nScored, nTotal } = figure;
  const range = interval === null ? noFigure : `${format(interval.low)} to ${format(interval.high)}`;
  return [name, format(mean), range, `${nScored}/${nTotal}`, verdict(figure)];
}

function toFigure({ name, configuration, threshold, passed, overall }: ExecutionMetric): Figure {
  return { ...overall, name: `${configuration}: ${name}`, threshold, passed };
}

function describe({ execution, metrics }: ExecutionResult): string[] {
  const { number, evaluatorName, agentName, agentVersion, status, progress } = execution;
  const figures = [...metrics.metrics.map(toFigure), { ...metrics.composite, name: 'composite' }];
  const header = ['metric', 'mean', '95 % interval', 'scored', 'verdict'];
  return [
    '',
    `${evaluatorName} on ${agentName}, version ${agentVersion} (execution #${number}, ${status}, ${progress.total} cases)`,
    ...formatTable([header, ...figures.map(toRow)], numberColumns).map((line) => `  ${line}`),
  ];
}

/** The sample's figures as a person reads them, line by line. */
export function describeResults({ executions, comparison }: SampleResults): string[] {
  return [...executions.flatMap(describe), '', ...(comparison === null ? [] : [comparison.headline, ''])];
}
