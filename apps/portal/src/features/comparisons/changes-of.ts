import type { CaseChange, ComparedMetric, Comparison } from '@assay/contracts';
import { markName } from './mark-name';

type CountedChange = {
  readonly change: CaseChange;
  readonly count: number;
  /** After its count: "improved", "only in A #1". */
  readonly label: string;
  readonly tone?: 'better' | 'worse' | 'none';
  /** About cases that could not be compared; worth a word only where there are some. */
  readonly isSide: boolean;
};

/**
 * What became of the cases, by one metric or by the composite, losses first.
 *
 * @param index - place of the execution among the compared, from 1
 */
export function changesOf(comparison: Comparison, metric: ComparedMetric, index: number): CountedChange[] {
  const { baseline, execution, onlyInBaseline, onlyInExecution } = comparison;
  const [a, b] = [markName(0, baseline.number), markName(index, execution.number)];
  return [
    { change: 'worse', count: metric.nWorse, label: 'worse', tone: 'worse', isSide: false },
    { change: 'improved', count: metric.nImproved, label: 'improved', tone: 'better', isSide: false },
    { change: 'unchanged', count: metric.nUnchanged, label: 'unchanged', tone: 'none', isSide: false },
    { change: 'unscored', count: metric.nUnscored, label: 'not scored', isSide: true },
    { change: 'only_in_baseline', count: onlyInBaseline, label: `only in ${a}`, isSide: true },
    { change: 'only_in_execution', count: onlyInExecution, label: `only in ${b}`, isSide: true },
  ];
}
