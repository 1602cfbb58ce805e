import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { contextOf } from '../../judge/context-of';
import { itemsScore } from '../../judge/items-score';
import { itemsVerdict } from '../../judge/items-verdict';
import { judgeSamples } from '../../judge/judge-samples';
import { judgeSettingAliases, judgeSettings } from '../../judge/judge-settings';
import { documentBlocks, questionBlock } from '../../judge/sample-blocks';
import { unscored } from '../../score';

const type = 'llm_context_relevance';
const version = 1;
const instructions = [
  'You judge documents that were looked up for a question.',
  'A document is relevant if it holds something that helps to answer the question, even in part.',
  'Judge every document once, and name it by its number.',
].join(' ');

export default defineMetric({
  type,
  version,
  aliases: { context_relevance: {}, rag_context_relevancy: {} },
  title: 'Context relevance',
  description: 'What share of the documents found for the question helps to answer it, in the eyes of a judge model?',
  howToRead:
    '1 means every document helps; a low figure means the search brings much that does not belong. It does not look at the answer.',
  family: 'judge',
  range: [0, 1],
  direction: 'maximize',
  source: 'relevant documents / documents, after context relevance in Es et al. 2023 (RAGAS), by document',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: ['judge'],
  settingAliases: judgeSettingAliases,
  settings: z.object(judgeSettings),
  async evaluate(sample, chosen, ports) {
    const documents = contextOf(sample);
    if (documents.length === 0) return unscored('missing_reference', 'neither the case nor the response has documents');
    const names = documents.map((_, index) => String(index + 1));
    const shape = itemsVerdict({ list: 'documents', item: 'document', verdict: 'relevant', names });
    const body = [questionBlock(sample), ...documentBlocks(documents)];
    const task = { metric: { type, version }, prompt: { instructions, body }, shape, trial: sample.trial ?? 0 };
    const judged = await judgeSamples(task, chosen, ports);
    if (judged.status === 'unscored') return judged;
    return itemsScore(judged, { item: 'document', items: 'documents', hold: 'are relevant', none: 'no documents' });
  },
});
