import { z } from 'zod';
import { countSharedGrams, createNgramCounter, type NgramCounts } from '../../text/ngram-counter';
import { splitOnSpaces, trimEnd } from '../../text/whitespace';
import { type BleuTokenizer, tokenizeForBleu } from './tokenizers';

/** Schema of {@link BleuStatistics}. */
export const bleuStatisticsSchema = z.object({
  counts: z.array(z.number()),
  totals: z.array(z.number()),
  outputLength: z.number(),
  closestLength: z.number(),
  shortestLength: z.number(),
  longestLength: z.number(),
});

/** What BLEU of a case or, summed, of a corpus is computed from: matched and possible n-grams by order, and lengths in tokens. */
export type BleuStatistics = z.infer<typeof bleuStatisticsSchema>;

/** How texts become n-grams. */
export type BleuTextRules = {
  readonly tokenizer: BleuTokenizer;
  readonly lowercase: boolean;
  readonly maxOrder: number;
};

/** Statistics of one prediction against all its references together: an n-gram counts as often as the reference that has most of it. */
export function sentenceStatistics(
  output: string,
  references: readonly string[],
  rules: BleuTextRules,
): BleuStatistics {
  const got = tokensOf(output, rules);
  const wanted = references.map((reference) => tokensOf(reference, rules));
  const orders = Array.from({ length: rules.maxOrder }, (_, index) => index + 1);
  const count = createNgramCounter(rules.maxOrder);
  const ceilings = wanted.map(count);
  const lengths = wanted.map((tokens) => tokens.length);
  return {
    counts: count(got).map((counts, index) => clippedMatches(counts, ceilings, index)),
    totals: orders.map((order) => Math.max(0, got.length - order + 1)),
    outputLength: got.length,
    closestLength: closest(lengths, got.length),
    shortestLength: lengths.reduce((best, length) => Math.min(best, length), lengths[0] ?? 0),
    longestLength: lengths.reduce((best, length) => Math.max(best, length), 0),
  };
}

/** Statistics of a corpus: the sums of its cases'. */
export function sumStatistics(all: readonly BleuStatistics[], maxOrder: number): BleuStatistics {
  const sum = (pick: (one: BleuStatistics) => number): number => all.reduce((total, one) => total + pick(one), 0);
  const orders = Array.from({ length: maxOrder }, (_, index) => index);
  return {
    counts: orders.map((index) => sum((one) => one.counts[index] ?? 0)),
    totals: orders.map((index) => sum((one) => one.totals[index] ?? 0)),
    outputLength: sum((one) => one.outputLength),
    closestLength: sum((one) => one.closestLength),
    shortestLength: sum((one) => one.shortestLength),
    longestLength: sum((one) => one.longestLength),
  };
}

function tokensOf(text: string, { tokenizer, lowercase }: BleuTextRules): readonly string[] {
  const cased = lowercase ? text.toLowerCase() : text;
  return splitOnSpaces(tokenizeForBleu(trimEnd(cased), tokenizer));
}

/** Matches of one order, each n-gram at most as often as in the reference that has most of it. */
function clippedMatches(got: Uint32Array, wanted: readonly NgramCounts[], index: number): number {
  const ceilings = new Uint32Array(got.length);
  for (const counts of wanted) {
    const found = (counts[index] ?? new Uint32Array(0)).subarray(0, got.length);
    found.forEach((count, id) => {
      ceilings[id] = Math.max(ceilings[id] ?? 0, count);
    });
  }
  return countSharedGrams(got, ceilings);
}

/** The shorter of two equally close lengths. */
function closest(lengths: readonly number[], target: number): number {
  const [first = 0, ...others] = lengths;
  return others.reduce((best, length) => {
    const [gap, bestGap] = [Math.abs(length - target), Math.abs(best - target)];
    return gap < bestGap || (gap === bestGap && length < best) ? length : best;
  }, first);
}
