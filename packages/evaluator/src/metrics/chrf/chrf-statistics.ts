import { z } from 'zod';
import { countSharedGrams, createNgramCounter } from '../../text/ngram-counter';
import { splitOnSpaces } from '../../text/whitespace';

const orderSchema = z.object({ output: z.number(), reference: z.number(), matched: z.number() });

/** Schema of {@link ChrfStatistics}. */
export const chrfStatisticsSchema = z.array(orderSchema);

/** Per order (characters first, then words): n-grams of the prediction, of the reference, and matched ones. */
export type ChrfStatistics = z.infer<typeof chrfStatisticsSchema>;

/** How texts become n-grams. */
export type ChrfTextRules = {
  readonly charOrder: number;
  readonly wordOrder: number;
  readonly lowercase: boolean;
  readonly whitespace: boolean;
};

const asciiPunctuation = /[!-/:-@[-`{-~]/;

/** Statistics of one prediction against one reference. */
export function chrfStatistics(output: string, reference: string, rules: ChrfTextRules): ChrfStatistics {
  const [got, want] = [output, reference].map((text) => (rules.lowercase ? text.toLowerCase() : text));
  const characters = countMatches(charactersOf(got ?? '', rules), charactersOf(want ?? '', rules), rules.charOrder);
  const words = countMatches(wordsOf(got ?? ''), wordsOf(want ?? ''), rules.wordOrder);
  return [...characters, ...words];
}

/** Statistics of a corpus: the sums of its cases'. */
export function sumChrfStatistics(all: readonly ChrfStatistics[], orders: number): ChrfStatistics {
  return Array.from({ length: orders }, (_, index) =>
    all.reduce(
      (sum, one) => ({
        output: sum.output + (one[index]?.output ?? 0),
        reference: sum.reference + (one[index]?.reference ?? 0),
        matched: sum.matched + (one[index]?.matched ?? 0),
      }),
      { output: 0, reference: 0, matched: 0 },
    ),
  );
}

function charactersOf(text: string, { whitespace }: ChrfTextRules): readonly string[] {
  return Array.from(whitespace ? text : splitOnSpaces(text).join(''));
}

/** Words with one mark of ASCII punctuation split off: the last character if it is one, else the first. */
function wordsOf(text: string): readonly string[] {
  return splitOnSpaces(text).flatMap((word) => {
    const characters = Array.from(word);
    if (characters.length === 1) return [word];
    if (asciiPunctuation.test(characters.at(-1) ?? '')) return [word.slice(0, -1), word.slice(-1)];
    return asciiPunctuation.test(characters[0] ?? '') ? [word.slice(0, 1), word.slice(1)] : [word];
  });
}

function countMatches(got: readonly string[], want: readonly string[], maxOrder: number): ChrfStatistics {
  const count = createNgramCounter(maxOrder);
  const wanted = count(want);
  return count(got).map((counts, index) => {
    const possible = Math.max(0, want.length - index);
    return {
      // An order the reference is too short for does not count against the prediction.
      output: possible === 0 ? 0 : Math.max(0, got.length - index),
      reference: possible,
      matched: countSharedGrams(counts, wanted[index] ?? new Uint32Array(0)),
    };
  });
}
