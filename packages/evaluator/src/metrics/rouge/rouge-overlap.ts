import { sharedNgrams } from '../../text/ngrams';
import { fullOverlap, noOverlap, type Overlap, toOverlap } from '../../text/overlap';
import { normalizeUnicode, type UnicodeNormalization } from '../../text/unicode-normalization';
import { lcsLength } from './lcs';
import { summaryHits } from './summary-lcs';
import { type RougeTokenRules, rougeTokens } from './tokens';

/** The variants of ROUGE. */
export const rougeVariants = ['rouge1', 'rouge2', 'rouge3', 'rougeL', 'rougeLsum'] as const;

/** How two texts are compared. */
export type RougeRules = RougeTokenRules & {
  readonly variant: (typeof rougeVariants)[number];
  readonly unicodeNormalization: UnicodeNormalization;
};

type BoundedOverlap = { readonly overlap: Overlap; readonly truncated: boolean };

/** Longest texts, in tokens, whose common subsequence is sought; keeps a case below about a second. */
const longestForLcs = 20_000;
const longestForSummary = 5_000;

const ngramOrders = { rouge1: 1, rouge2: 2, rouge3: 3 } as const;

/** ROUGE of a prediction against one reference; `truncated` when a text was too long for a subsequence and was cut. */
export function rougeOverlap(output: string, reference: string, rules: RougeRules): BoundedOverlap {
  const got = normalizeUnicode(output, rules.unicodeNormalization);
  const want = normalizeUnicode(reference, rules.unicodeNormalization);
  if (rules.variant === 'rougeLsum') {
    const [a, b] = [sentencesOf(got, rules), sentencesOf(want, rules)];
    return a.length === 0 && b.length === 0 ? wordlessOverlap(got, want, rules) : summaryOverlap(a, b);
  }
  const [a, b] = [rougeTokens(got, rules), rougeTokens(want, rules)];
  if (a.length === 0 && b.length === 0) return wordlessOverlap(got, want, rules);
  return rules.variant === 'rougeL' ? subsequenceOverlap(a, b) : ngramOverlap(a, b, ngramOrders[rules.variant]);
}

/** Two texts without a word agree if they are the same; the reference project gives them nothing. */
function wordlessOverlap(got: string, want: string, { tokenizer }: RougeRules): BoundedOverlap {
  return { overlap: tokenizer === 'unicode' && got === want ? fullOverlap : noOverlap, truncated: false };
}

function ngramOverlap(got: readonly string[], want: readonly string[], order: number): BoundedOverlap {
  const shared = sharedNgrams(got, want, order);
  return { overlap: toOverlap(shared, got.length - order + 1, want.length - order + 1), truncated: false };
}

function subsequenceOverlap(got: readonly string[], want: readonly string[]): BoundedOverlap {
  const truncated = got.length > longestForLcs || want.length > longestForLcs;
  const [a, b] = truncated ? [got.slice(0, longestForLcs), want.slice(0, longestForLcs)] : [got, want];
  return { overlap: toOverlap(lcsLength(a, b), a.length, b.length), truncated };
}

function summaryOverlap(got: readonly (readonly string[])[], want: readonly (readonly string[])[]): BoundedOverlap {
  const [a, b] = [firstTokens(got, longestForSummary), firstTokens(want, longestForSummary)];
  const overlap = toOverlap(summaryHits(b, a), a.flat().length, b.flat().length);
  return { overlap, truncated: a.flat().length < got.flat().length || b.flat().length < want.flat().length };
}

function sentencesOf(text: string, rules: RougeRules): (readonly string[])[] {
  return text
    .split('\n')
    .map((sentence) => rougeTokens(sentence, rules))
    .filter((sentence) => sentence.length > 0);
}

function firstTokens(sentences: readonly (readonly string[])[], limit: number): readonly (readonly string[])[] {
  let left = limit;
  return sentences.flatMap((sentence) => {
    const kept = sentence.slice(0, left);
    left -= kept.length;
    return kept.length > 0 ? [kept] : [];
  });
}
