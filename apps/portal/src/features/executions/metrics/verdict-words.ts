import type { ComparedMetric } from '@assay/contracts';

type VerdictWords = {
  readonly words: string;
  /** Class of the colour; what is no evidence stays ink. */
  readonly tone: string;
};

/** How the verdict of a comparison is said. */
export const verdictWords: Readonly<Record<ComparedMetric['verdict'], VerdictWords>> = {
  better: { words: 'better', tone: 'text-patina' },
  worse: { words: 'worse', tone: 'text-cinnabar' },
  no_evidence: { words: 'no evidence of a difference', tone: 'text-ink' },
  unchanged: { words: 'unchanged', tone: 'text-ink' },
  not_enough_cases: { words: 'too few shared cases to say', tone: 'text-ink' },
  not_comparable: { words: 'not comparable', tone: 'text-ink' },
};
