import { z } from 'zod';
import { bestReference } from './best-reference';
import type { Sample } from './sample';
import { scored } from './score';
import type { ScoreResult } from './score-result';
import { type Preparation, prepareText } from './text/prepare-text';
import { toText } from './text/to-text';

/** A setting for the text to look for; null looks for the expected answer of each case. */
export const wantedTextSchema = z
  .string()
  .min(1, 'must not be empty; leave it out to look for the expected answer')
  .nullable()
  .default(null);

/** The setting that says whether upper and lower case differ where a text is looked for. */
export const caseSettings = {
  caseSensitive: z
    .boolean()
    .default(false)
    .meta({ title: 'Case sensitive', description: 'Whether upper and lower case differ.' }),
};

type TextSearch = Preparation & {
  /** The text to look for; null for each reference. */
  readonly wanted: string | null;
  readonly isFound: (text: string, wanted: string) => boolean;
  /** What an answer does that is right, and what one does that is not, as in "the answer contains the text". */
  readonly words: readonly [found: string, notFound: string];
};

/** 1 if a text is found in the prediction, else 0; an empty text counts as not found. */
export function searchText(sample: Sample, { wanted, isFound, words, ...preparation }: TextSearch): ScoreResult {
  const text = prepareText(toText(sample.output), preparation);
  const look = (given: string): ScoreResult => {
    const needle = prepareText(given, preparation);
    if (needle === '') return scored(0, 'the text to look for is empty, which counts as not found', { value: false });
    const value = isFound(text, needle);
    return scored(value ? 1 : 0, `the answer ${words[value ? 0 : 1]} the text`, { value });
  };
  return wanted === null ? bestReference(sample, (reference) => look(toText(reference))) : look(wanted);
}
