import { type ExecutionSnapshot, type ExecutionStatus, isTerminal, type MetricSummary } from '@assay/contracts';
import { passes } from '@assay/evaluator';

export type CompositeVerdict = {
  /** Share of case composites that could be computed; 0 to 1. */
  readonly coverage: number;
  readonly passed: boolean | null;
  /** Why there is no verdict, or why it is “failed” whatever the mean; null otherwise. */
  readonly reason: string | null;
};

/** Slack under which a share of cases counts as reached, as for scores. */
const shareSlack = 1e-9;

/**
 * Whether an execution passes: its composite reaches the threshold and enough cases have one.
 * Without a threshold, and for an execution that did not complete, there is no verdict.
 */
export function compositeVerdict(
  summary: Pick<MetricSummary, 'nTotal' | 'nScored' | 'mean'>,
  { compositeThreshold, minCoverage }: ExecutionSnapshot['evaluator'],
  status: ExecutionStatus,
): CompositeVerdict {
  const coverage = summary.nTotal === 0 ? 0 : summary.nScored / summary.nTotal;
  const without = (reason: string): CompositeVerdict => ({ coverage, passed: null, reason });
  if (compositeThreshold === null) return without('The evaluator has no composite threshold.');
  if (isTerminal(status) && status !== 'COMPLETED')
    return without(`The execution is ${status}: its figures are partial.`);
  if (coverage + shareSlack < minCoverage) {
    const reason = `${summary.nScored} of ${summary.nTotal} composites could be computed, fewer than the share of ${minCoverage} required.`;
    return { coverage, passed: false, reason };
  }
  if (summary.mean === null) return without('No case has a composite.');
  return { coverage, passed: passes(summary.mean, compositeThreshold), reason: null };
}
