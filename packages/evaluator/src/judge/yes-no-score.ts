import { scored, unscored } from '../score';
import type { ScoreResult } from '../score-result';
import type { Judged } from './judge-samples';
import { majorityVerdict } from './majority-verdict';
import { withReasoning } from './with-reasoning';
import { type YesNoVerdict, yesNoVerdict } from './yes-no-verdict';

/** What yes and no mean for a score, in words for a person. */
export type YesNoWords = {
  /** Whether yes is good. */
  readonly isYesGood: boolean;
  readonly good: string;
  readonly bad: string;
};

/** The score of a majority of yes or no; a tie leaves the case unscored. `value` says whether it is good. */
export function yesNoScore(
  { verdicts, metadata }: Judged<YesNoVerdict>,
  { isYesGood, good, bad }: YesNoWords,
): ScoreResult {
  const verdict = majorityVerdict(verdicts, yesNoVerdict.essence);
  if (verdict === undefined) {
    const message = `${verdicts.length} verdicts of the judge are tied; ask an odd number of times`;
    return unscored('judge_parse_failure', message, metadata);
  }
  const isGood = verdict.isYes === isYesGood;
  return scored(isGood ? 1 : 0, withReasoning(isGood ? good : bad, verdict.reasoning), { value: isGood, metadata });
}
