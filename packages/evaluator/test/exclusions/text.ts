import type { Exclusion } from './exclusion';
import {
  hasBlankSetting,
  hasEmptySegment,
  hasNoReference,
  hasObject,
  hasOtherFlags,
  hasShortEqualTokens,
  hasUnicodeClass,
  ignoresCase,
  inputText,
  isFoldedOtherwise,
  isOfKind,
  patternOf,
  raises,
  regexFamilies,
  texts,
} from './vector-traits';

/** What our metrics of text do otherwise than the project a vector file comes from, on purpose. */
export const textExclusions: readonly Exclusion[] = [
  {
    families: ['sacrebleu_sentence_bleu', 'sacrebleu_sentence_bleu_triples'],
    reason: 'The expected answer is empty: a dataset mistake, reported as missing_reference instead of a score of 0.',
    isWritten: true,
    touches: hasNoReference,
  },
  {
    families: ['sacrebleu_corpus_bleu', 'hf_evaluate_bleu'],
    reason:
      'A segment has an empty expected answer, which is reported as missing_reference and left out of the corpus.',
    isWritten: true,
    touches: hasEmptySegment,
  },
  {
    families: ['hf_evaluate_bleu'],
    reason: 'Add-one smoothing of every order, unigrams included, is not among our smoothings.',
    isWritten: true,
    touches: ({ settings }) => settings['smooth'] === true,
  },
  {
    families: ['hf_evaluate_bleu'],
    reason: 'The original divides by zero where a length is zero; an empty prediction is a real 0 with us.',
    isWritten: true,
    touches: raises,
  },
  {
    families: ['hf_evaluate_rouge'],
    reason: 'A corpus without cases raises in the original; with us there is nothing to score.',
    isWritten: true,
    touches: raises,
  },
  {
    families: ['hf_evaluate_rouge'],
    reason:
      'The original aggregates by a random median of resampled means; our aggregate is the mean with an interval.',
    isWritten: true,
    touches: ({ settings }) => settings['use_aggregator'] === true,
  },
  {
    families: ['squad_v1_em_f1'],
    reason: 'Two texts of which nothing is left agree (SQuAD v2.0); v1.1 gave F1 0 beside an exact match.',
    isWritten: true,
    touches: ({ expected }) => expected['exact_match'] === true && expected['f1'] === 0,
  },
  {
    families: ['squad_v2_em_f1'],
    reason:
      'A question without any expected answer is missing_reference; the original takes the empty text as its answer.',
    isWritten: true,
    touches: ({ input }) => texts.parse(input['gold_answers']).length === 0,
  },
  {
    families: ['ngram_f1_pretokenized'],
    reason:
      'Identical texts score 1 with us, also empty ones and those shorter than the runs compared; 0 in the original.',
    isWritten: true,
    touches: hasShortEqualTokens,
  },
  {
    families: ['edit_distance_potato', 'exact_match_potato'],
    reason:
      'Text renderings of lists and objects are JSON with us, Python repr (or a field of theirs) in the original.',
    isWritten: true,
    touches: (vector) => hasObject(vector) || isOfKind('containers')(vector),
  },
  {
    families: ['levenshtein_agenta', 'exact_match_agenta', 'regex_test_agenta'],
    reason:
      'The original refuses the type of a setting, reference or output that is legal here or reported as missing_reference, and renders objects with blanks.',
    isWritten: true,
    touches: isOfKind('params'),
  },
  {
    families: ['levenshtein_agenta', 'exact_match_potato', 'contains_potato'],
    reason: 'Ignoring case means full Unicode case folding with us, lower-casing in the original.',
    isWritten: true,
    touches: isFoldedOtherwise,
  },
  {
    families: ['exact_match_agenta'],
    reason: 'Equal numbers and booleans are equal with us; the original compares only texts and objects.',
    isWritten: true,
    touches: isOfKind('objects'),
  },
  {
    families: ['string_match_agenta'],
    reason:
      'Text renderings of lists and objects are JSON without blanks with us; a text or list to look for that is blank, or no text, is refused when saved.',
    isWritten: true,
    touches: (vector) => hasObject(vector) || raises(vector) || hasBlankSetting(vector),
  },
  {
    families: ['string_match_agenta'],
    reason: 'Ignoring case is full case folding with us, under which ß equals SS.',
    isWritten: true,
    touches: (vector) => ignoresCase(vector) && (inputText(vector) + JSON.stringify(vector.settings)).includes('ß'),
  },
  {
    families: regexFamilies,
    reason:
      'The classes \\w, \\d and \\s and the folding of İ cover ASCII (or simple folding) in RE2 syntax and Unicode in the original; \\p{L} is there.',
    isWritten: true,
    touches: hasUnicodeClass,
  },
  {
    families: regexFamilies,
    reason: 'Python flags other than ignoring case are not offered; a pattern can carry (?m), (?s) itself.',
    isWritten: true,
    touches: hasOtherFlags,
  },
  {
    families: regexFamilies,
    reason: 'Possessive quantifiers are refused when saved: neither engine has them.',
    isWritten: true,
    touches: (vector) => /[*+?}]\+/.test(patternOf(vector)),
  },
  {
    families: regexFamilies,
    reason: 'Python-only or V8-only syntax: what RE2 accepts and refuses differs from the original here.',
    isWritten: true,
    touches: (vector) =>
      isOfKind('python_only', 'invalid')(vector) || /\(\?P?<|\(\?[a-z]+\)|^\]/.test(patternOf(vector)),
  },
];
