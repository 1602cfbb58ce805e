import type { ComparedMetric } from '@assay/contracts';

type Verdict = ComparedMetric['verdict'];

/** What a comparison of a metric came to, as people say it. */
export const verdictWords: Readonly<Record<Verdict, string>> = {
  better: 'Better',
  worse: 'Worse',
  no_evidence: 'No evidence of a difference',
  unchanged: 'Unchanged',
  not_enough_cases: 'Not enough cases to tell',
  not_comparable: 'Does not measure the same in both',
};

/** What a verdict is a sign of; only evidence is. */
export function verdictTone(verdict: Verdict): 'better' | 'worse' | 'none' {
  return verdict === 'better' || verdict === 'worse' ? verdict : 'none';
}
