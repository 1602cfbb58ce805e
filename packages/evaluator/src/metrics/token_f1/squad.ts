import type { SubScore } from '../../score-result';
import { normalizeUnicode, type UnicodeNormalization } from '../../text/unicode-normalization';
import { splitOnSpaces } from '../../text/whitespace';

type SquadRules = {
  readonly normalization: 'squad' | 'plain';
  readonly unicodeNormalization: UnicodeNormalization;
};

const asciiPunctuation = /[!-/:-@[-`{-~]/g;
/** Word boundaries after Unicode letters and digits, so that "ça" keeps its a. */
const englishArticle = /(?<![\p{L}\p{N}_])(?:a|an|the)(?![\p{L}\p{N}_])/gu;

/**
 * SQuAD's normal form: lower case, no ASCII punctuation, no English articles, single blanks, in that order.
 *
 * @see rajpurkar/SQuAD-explorer, evaluate-v2.0.py
 */
export function squadNormalForm(text: string): string {
  return splitOnSpaces(text.toLowerCase().replace(asciiPunctuation, '').replace(englishArticle, ' ')).join(' ');
}

/** Under SQuAD rules, references of which nothing is left do not count while another remains; they become undefined. */
export function withoutBlankReferences(
  references: readonly string[],
  rules: SquadRules,
): readonly (string | undefined)[] {
  if (rules.normalization === 'plain') return references;
  const kept = references.map((reference) => (normalForm(reference, rules) === '' ? undefined : reference));
  return kept.every((reference) => reference === undefined) ? references : kept;
}

/** SQuAD's second figure, exact match of the normal forms over all references, as a part of the score. */
export function exactMatchPart(
  output: string,
  references: readonly (string | undefined)[],
  rules: SquadRules,
): SubScore[] {
  if (rules.normalization === 'plain') return [];
  const got = normalForm(output, rules);
  const isExact = references.some((reference) => reference !== undefined && normalForm(reference, rules) === got);
  return [{ key: 'exact_match', score: isExact ? 1 : 0, value: isExact, comment: 'equal after SQuAD normalisation' }];
}

function normalForm(text: string, rules: SquadRules): string {
  return squadNormalForm(normalizeUnicode(text, rules.unicodeNormalization));
}
