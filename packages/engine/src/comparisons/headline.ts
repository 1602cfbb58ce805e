import type { ComparedMetric, Comparison } from '@assay/contracts';

type HeadlineParts = Omit<Comparison, 'headline'>;

/**
 * The comparison in one sentence and its counts: about the composite where it can be compared, else about the first
 * metric that can.
 */
export function headline(comparison: HeadlineParts): string {
  const { baseline, execution, nShared } = comparison;
  const opening = `#${execution.number} against #${baseline.number} on ${count(nShared, 'shared case')}`;
  const subject = [comparison.composite, ...comparison.metrics].find(({ verdict }) => verdict !== 'not_comparable');
  const rest = leftOver(comparison);
  if (nShared === 0) return `${opening}: nothing to compare${rest}.`;
  if (subject === undefined) return `${opening}: no metric measures the same in both${rest}.`;
  const { nImproved, nWorse, nUnchanged, nUnscored } = subject;
  const unscored = nUnscored === 0 ? '' : `, ${nUnscored} unscored`;
  return `${opening}: ${subject.name} ${movement(subject)}, ${conclusions[subject.verdict]}. ${nImproved} improved, ${nWorse} worse, ${nUnchanged} unchanged${unscored}${rest}.`;
}

const conclusions: Readonly<Record<ComparedMetric['verdict'], string>> = {
  better: 'better',
  worse: 'worse',
  no_evidence: 'no evidence of a difference',
  unchanged: 'unchanged',
  not_enough_cases: 'not enough cases to tell',
  not_comparable: 'not comparable',
};

function movement({ difference, interval }: ComparedMetric): string {
  if (difference === null) return 'has no score in both';
  const range = interval === null ? '' : ` (95 % CI ${points(interval.low)} to ${points(interval.high)})`;
  return `${points(difference)} points${range}`;
}

function leftOver({ onlyInBaseline, onlyInExecution, baseline, execution }: HeadlineParts): string {
  const parts = [
    onlyInExecution === 0 ? '' : `; ${count(onlyInExecution, 'case')} only in #${execution.number}`,
    onlyInBaseline === 0 ? '' : `; ${count(onlyInBaseline, 'case')} only in #${baseline.number}`,
  ];
  return parts.join('');
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** A difference of scores in points of a hundred, signed, one decimal. */
function points(difference: number): string {
  const rounded = Math.round(difference * 1000) / 10;
  if (rounded === 0) return '0.0';
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded).toFixed(1)}`;
}
