import type { Language } from '../faq/faq-entry';
import { foldText } from './fold-text';
import { splitWords } from './split-words';
import { stopWords } from './stop-words';

const spanishMarks = /[¿¡ñáéíóú]/i;

/** The language whose frequent words occur more often; English when neither does. Marks such as "¿" count as Spanish. */
export function guessLanguage(text: string): Language {
  const words = splitWords(foldText(text));
  const english = words.filter((word) => stopWords.en.has(word)).length;
  const spanish = words.filter((word) => stopWords.es.has(word)).length + (spanishMarks.test(text) ? 2 : 0);
  return spanish > english ? 'es' : 'en';
}
