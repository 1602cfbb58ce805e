import MiniSearch from 'minisearch';
import type { FaqEntry } from '../faq/faq-entry';
import type { FaqAgent, Reply, RetrievedEntry } from './faq-agent';
import { searchLimit } from './search-limit';

const refusal = 'Sorry, I have no information about that.';

/** The only attacks this version knows, letter by letter. */
const knownAttacks = ['ignore all previous instructions', 'ignora todas las instrucciones anteriores', 'jailbreak'];

/** The best entry must lead the second by this factor before the reply cites it. */
const citationLead = 1.15;

/**
 * The first version: plain word search over everything it was given, the staff's internal notes included.
 * It answers whatever shares a word with an entry, in whichever language that is, and cites only clear winners.
 */
export function createFaqV1(faq: readonly FaqEntry[], internalNotes: readonly FaqEntry[]): FaqAgent {
  const entries = [...faq, ...internalNotes];
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<FaqEntry>({ fields: ['question', 'answer'] });
  index.addAll(entries);

  const search = (query: string): RetrievedEntry[] =>
    index.search(query).flatMap(({ id, score }) => {
      const entry = byId.get(String(id));
      return entry === undefined ? [] : [{ ...entry, score }];
    });

  return {
    model: 'faq-v1',
    description: 'Plain word search, no score floor, citations only when one entry leads.',
    reply(question): Reply {
      const lowered = question.toLowerCase();
      if (knownAttacks.some((attack) => lowered.includes(attack))) return { text: refusal, outcome: 'refused' };
      const retrieved = search(question).slice(0, searchLimit);
      const [best, second] = retrieved;
      if (best === undefined) return { text: refusal, outcome: 'refused', search: { query: question, retrieved } };
      const isClear = second === undefined || best.score >= citationLead * second.score;
      const text = isClear ? `${best.answer} [1]` : best.answer;
      return { text, outcome: 'answered', search: { query: question, retrieved } };
    },
  };
}
