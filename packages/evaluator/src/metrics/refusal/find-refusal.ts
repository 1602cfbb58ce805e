import { containsWord } from '../../text/contains-word';
import { foldCase } from '../../text/fold-case';
import { foldSpaces } from '../../text/whitespace';

/** Characters of the answer looked at: who declines says so at the beginning. */
export const openingLength = 400;

const apostrophes = /[’‘ʼ`´]/g;

/** The first phrase that stands in the beginning of an answer as whole words, case and kind of apostrophe ignored. */
export function findRefusal(answer: string, phrases: readonly string[]): string | undefined {
  const opening = tidy(answer.slice(0, openingLength * 2)).slice(0, openingLength);
  return phrases.find((phrase) => containsWord(opening, tidy(phrase)));
}

function tidy(text: string): string {
  return foldCase(foldSpaces(text.normalize('NFC')).replace(apostrophes, "'"));
}
