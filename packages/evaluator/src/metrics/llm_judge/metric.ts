import { defineMetric } from '../../define-metric';
import type { JudgePrompt } from '../../judge/judge-prompt';
import { judgeSamples } from '../../judge/judge-samples';
import { judgeSettingAliases } from '../../judge/judge-settings';
import { answerBlock, hasBlankAnswer, questionBlock, referenceBlocks } from '../../judge/sample-blocks';
import { describeScale, scaleVerdict } from '../../judge/scale-verdict';
import { referenceSettingAliases } from '../../reference-settings';
import type { Sample } from '../../sample';
import { lowestRating, scoreRatings } from './score-ratings';
import { rubricOf, type Settings, settings, showsReference } from './settings';

const type = 'llm_judge';
const version = 1;

export default defineMetric({
  type,
  version,
  aliases: { LLMJudge: {}, llm_as_judge: {}, auto_ai_critique: {} },
  title: 'Rubric judged by a model',
  description: 'How does a judge model rate the answer by a rubric, as a whole or dimension by dimension?',
  howToRead:
    'The rating scaled to 0 to 1: on a scale of 1 to 5, 0.75 is a 4. Compare with a few ratings of your own before you trust it.',
  family: 'judge',
  range: [0, 1],
  direction: 'maximize',
  source:
    'Zheng et al. 2023 (MT-Bench), single-answer grading; a scale of v from min to max gives (v − min) / (max − min)',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: ['reference', 'judge'],
  needsWith: (chosen) => (showsReference(chosen) ? ['reference', 'judge'] : ['judge']),
  settingAliases: { ...referenceSettingAliases, ...judgeSettingAliases, prompt: 'rubric', prompt_template: 'rubric' },
  exampleSettings: { preset: 'correctness' },
  settings,
  async evaluate(sample, chosen, ports) {
    const { scale, dimensions, includeReasoning } = chosen;
    if (hasBlankAnswer(sample)) return lowestRating('the answer is empty', scale, dimensions);
    const shape = scaleVerdict({ scale, dimensions: dimensions.map(({ name }) => name), includeReasoning });
    const task = { metric: { type, version }, prompt: promptOf(sample, chosen), shape, trial: sample.trial ?? 0 };
    const judged = await judgeSamples(task, chosen, ports);
    return judged.status === 'unscored' ? judged : scoreRatings(judged, scale, dimensions);
  },
});

function promptOf(sample: Sample, chosen: Settings): JudgePrompt {
  const rubric = rubricOf(chosen);
  const dimensions = chosen.dimensions.map(({ name, description }) => `- ${name}${description && `: ${description}`}`);
  return {
    instructions: [
      `You rate one answer with ${describeScale(chosen.scale)}; ${chosen.scale.max} is best.`,
      rubric === '' ? '' : `Rubric:\n${rubric}`,
      dimensions.length === 0 ? '' : `Rate each dimension by itself:\n${dimensions.join('\n')}`,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
    body: [questionBlock(sample), ...(showsReference(chosen) ? referenceBlocks(sample) : []), answerBlock(sample)],
  };
}
