import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { contextOf } from '../../judge/context-of';
import { itemsScore } from '../../judge/items-score';
import { itemsVerdict } from '../../judge/items-verdict';
import { judgeSamples } from '../../judge/judge-samples';
import { judgeSettingAliases, judgeSettings } from '../../judge/judge-settings';
import { answerBlock, documentBlocks, hasBlankAnswer, questionBlock } from '../../judge/sample-blocks';
import { scored, unscored } from '../../score';

const type = 'llm_groundedness';
const version = 1;
const shape = itemsVerdict({ list: 'claims', item: 'claim', verdict: 'supported' });
const instructions = [
  'You check whether an answer rests on the documents given.',
  'Split the answer into its claims, each a short sentence that can be understood by itself and states one fact.',
  'A claim is supported if the documents say it or it follows from them; what you know yourself does not count.',
  'Leave out greetings, questions and sentences that state no fact. If nothing is left, give an empty list.',
].join(' ');

export default defineMetric({
  type,
  version,
  aliases: { groundedness: {}, faithfulness: {}, rag_faithfulness: {} },
  title: 'Groundedness',
  description:
    'What share of the claims of the answer do the documents of the case support, in the eyes of a judge model?',
  howToRead:
    '1 means every claim rests on the documents; a low figure means the agent adds things of its own. It says nothing about whether the question is answered.',
  family: 'judge',
  range: [0, 1],
  direction: 'maximize',
  source: 'supported claims / claims, as faithfulness in Es et al. 2023 (RAGAS), with one call for both steps',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: ['judge'],
  settingAliases: judgeSettingAliases,
  settings: z.object(judgeSettings),
  async evaluate(sample, chosen, ports) {
    const documents = contextOf(sample);
    if (documents.length === 0) return unscored('missing_reference', 'neither the case nor the response has documents');
    if (hasBlankAnswer(sample)) return scored(0, 'the answer is empty');
    const body = [questionBlock(sample), ...documentBlocks(documents), answerBlock(sample)];
    const task = { metric: { type, version }, prompt: { instructions, body }, shape, trial: sample.trial ?? 0 };
    const judged = await judgeSamples(task, chosen, ports);
    if (judged.status === 'unscored') return judged;
    const none = 'the answer makes no claim that could lack support';
    return itemsScore(judged, { item: 'claim', items: 'claims', hold: 'are supported', none });
  },
});
