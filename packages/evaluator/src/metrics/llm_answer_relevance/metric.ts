import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { itemsScore } from '../../judge/items-score';
import { itemsVerdict } from '../../judge/items-verdict';
import { judgeSamples } from '../../judge/judge-samples';
import { judgeSettingAliases, judgeSettings } from '../../judge/judge-settings';
import { answerBlock, hasBlankAnswer, questionBlock } from '../../judge/sample-blocks';
import { scored } from '../../score';

const type = 'llm_answer_relevance';
const version = 1;
const shape = itemsVerdict({ list: 'statements', item: 'statement', verdict: 'relevant' });
const instructions = [
  'You judge whether an answer keeps to its question.',
  'Split the answer into its statements, each a short sentence that can be understood by itself.',
  'A statement is relevant if it helps to answer the question; whether it is true does not matter.',
  'Leave out greetings and courtesies. If nothing is left, give the whole answer as one statement.',
].join(' ');

export default defineMetric({
  type,
  version,
  aliases: { answer_relevance: {}, answer_relevancy: {} },
  title: 'Answer relevance',
  description: 'What share of the statements of the answer bears on the question, in the eyes of a judge model?',
  howToRead:
    '1 means nothing beside the point; a low figure means padding or an answer to another question. It does not say whether the answer is right.',
  family: 'judge',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition: relevant statements / statements',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: ['judge'],
  settingAliases: judgeSettingAliases,
  settings: z.object(judgeSettings),
  async evaluate(sample, chosen, ports) {
    if (hasBlankAnswer(sample)) return scored(0, 'the answer is empty');
    const body = [questionBlock(sample), answerBlock(sample)];
    const task = { metric: { type, version }, prompt: { instructions, body }, shape, trial: sample.trial ?? 0 };
    const judged = await judgeSamples(task, chosen, ports);
    if (judged.status === 'unscored') return judged;
    const none = 'the answer states nothing beside the point';
    return itemsScore(judged, { item: 'statement', items: 'statements', hold: 'are relevant', none });
  },
});
