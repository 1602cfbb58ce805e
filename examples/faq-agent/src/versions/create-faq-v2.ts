import MiniSearch, { type SearchResult } from 'minisearch';
import type { FaqEntry, Language } from '../faq/faq-entry';
import { detectAttack } from '../text/detect-attack';
import { foldText } from '../text/fold-text';
import { guessLanguage } from '../text/guess-language';
import { splitWords } from '../text/split-words';
import { stemWord } from '../text/stem-word';
import { stopWords } from '../text/stop-words';
import { synonyms } from '../text/synonyms';
import type { FaqAgent, Reply, RetrievedEntry } from './faq-agent';
import { searchLimit } from './search-limit';

const unknownTopic: Readonly<Record<Language, string>> = {
  en: 'Sorry, I have no information about that. I can only help with Tierralba orders, plants and accounts.',
  es: 'Lo siento, no tengo información sobre eso. Solo puedo ayudarte con pedidos, plantas y cuentas de Tierralba.',
};
const attackRefused: Readonly<Record<Language, string>> = {
  en: 'Sorry, I cannot help with that request.',
  es: 'Lo siento, no puedo ayudarte con esa petición.',
};

/** Smallest share of the question's telling words that the best entry must contain. */
const coverageFloor = 0.3;

/** Smallest BM25 score of the best entry. */
const scoreFloor = 8;

/** A second entry this close to the best is quoted too: either may be the one that was meant. */
const tieShare = 0.9;

/** Words shorter than these are matched as they are. */
const shortestPrefix = 4;
const shortestFuzzy = 5;

/**
 * The second version: folds accents, drops frequent words, stems, tolerates typos, searches the question's language only,
 * and refuses what it does not find or takes for an attack. It sees the FAQ alone and always cites.
 */
export function createFaqV2(faq: readonly FaqEntry[]): FaqAgent {
  const search = createSearch(faq);
  return {
    model: 'faq-v2',
    description: 'Stemmed, typo-tolerant search in the language of the question, with a score floor and citations.',
    reply(question): Reply {
      const language = guessLanguage(question);
      if (detectAttack(question)) return { text: attackRefused[language], outcome: 'refused' };
      const hits = search(question, language);
      const retrieved = hits.map(({ entry, score }): RetrievedEntry => ({ ...entry, score }));
      const [best, second] = hits;
      if (best === undefined || best.coverage < coverageFloor || best.score < scoreFloor) {
        return { text: unknownTopic[language], outcome: 'refused', search: { query: question, retrieved } };
      }
      const cited = [`${best.entry.answer} [1]`];
      if (second !== undefined && second.score >= tieShare * best.score) cited.push(`${second.entry.answer} [2]`);
      return { text: cited.join(' '), outcome: 'answered', search: { query: question, retrieved } };
    },
  };
}

type Hit = { readonly entry: FaqEntry; readonly score: number; readonly coverage: number };

function createSearch(faq: readonly FaqEntry[]): (query: string, language: Language) => Hit[] {
  const byId = new Map(faq.map((entry) => [entry.id, entry]));
  const index = new MiniSearch<FaqEntry>({
    fields: ['question', 'answer'],
    tokenize: splitWords,
    processTerm: (term) => toTerm(term),
    searchOptions: {
      boost: { question: 2 },
      prefix: (term) => term.length >= shortestPrefix,
      fuzzy: (term) => (term.length >= shortestFuzzy ? 0.2 : false),
    },
  });
  index.addAll(faq);

  return (query, language) => {
    const terms = new Set(splitWords(query).flatMap((word) => toTerm(word, language) ?? []));
    const coverageOf = (result: SearchResult): number => new Set(result.queryTerms).size / terms.size;
    const filter = (result: SearchResult): boolean => byId.get(String(result.id))?.language === language;
    const results = index.search(query, { filter, processTerm: (term) => toTerm(term, language) });
    return results.slice(0, searchLimit).flatMap((result) => {
      const entry = byId.get(String(result.id));
      return entry === undefined ? [] : [{ entry, score: result.score, coverage: coverageOf(result) }];
    });
  };
}

/** The indexed form of a word, or null for a word that tells nothing. Indexing knows no language and keeps every word. */
function toTerm(word: string, language?: Language): string | null {
  const folded = foldText(word);
  if (language !== undefined && stopWords[language].has(folded)) return null;
  return stemWord(synonyms.get(folded) ?? folded);
}
