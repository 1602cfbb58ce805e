import { quantile } from '@assay/stats';
import { scored } from '../score';
import type { ScoreResult } from '../score-result';
import type { DataBlock } from './judge-prompt';
import { judgeSamples } from './judge-samples';
import type { JudgePorts, JudgeTask } from './judge-task';
import { middleVerdict } from './middle-verdict';
import { type ScaleVerdict, scaleVerdict, soleRating } from './scale-verdict';
import type { TrajectorySettings } from './trajectory-settings';
import { withReasoning } from './with-reasoning';
import { yesNoScore } from './yes-no-score';
import { yesNoVerdict } from './yes-no-verdict';

const scale = { min: 0, max: 1, integer: false };
const ratedFromZeroToOne = scaleVerdict({ scale, dimensions: [], includeReasoning: true });

/** What is judged: who asks, the trial, and the texts of the case. */
export type TrajectoryQuestion = Pick<JudgeTask<unknown>, 'metric' | 'trial'> & {
  /** What kind of steps the judge sees. */
  readonly instructions: string;
  readonly blocks: readonly DataBlock[];
};

/** Lets a judge say whether a trajectory is good, or how good from 0 to 1. */
export async function judgeTrajectory(
  { metric, trial, instructions, blocks }: TrajectoryQuestion,
  settings: TrajectorySettings,
  ports: JudgePorts,
): Promise<ScoreResult> {
  const asked = settings.continuous
    ? 'How well do the steps do by the rubric? 1 is best.'
    : 'Do the steps do what the rubric asks? Y means yes, N means no.';
  const prompt = { instructions: `${instructions}\n\nRubric:\n${settings.rubric}`, body: [...blocks, asked] };
  if (settings.continuous) {
    const judged = await judgeSamples({ metric, trial, prompt, shape: ratedFromZeroToOne }, settings, ports);
    if (judged.status === 'unscored') return judged;
    const middle = middleVerdict(judged.verdicts, ratingOf);
    const score = quantile(judged.verdicts.map(ratingOf), 0.5) ?? ratingOf(middle);
    return scored(score, withReasoning(`rated ${score}`, middle.reasoning), { metadata: judged.metadata });
  }
  const judged = await judgeSamples({ metric, trial, prompt, shape: yesNoVerdict }, settings, ports);
  if (judged.status === 'unscored') return judged;
  return yesNoScore(judged, { isYesGood: true, good: 'the steps are good', bad: 'the steps are not good' });
}

function ratingOf({ ratings }: ScaleVerdict): number {
  return ratings.get(soleRating) ?? scale.min;
}
