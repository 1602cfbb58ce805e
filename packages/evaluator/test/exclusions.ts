import { z } from 'zod';
import type { VectorCase } from './vector-case';

/** A deliberate difference from reference projects: which cases it touches, and why. */
export type Exclusion = {
  readonly families: readonly string[];
  readonly reason: string;
  /** Whether the specification of the metrics, or of the vectors, says so itself; what else we decided counts as ours. */
  readonly isWritten: boolean;
  /** Whether a case may differ because of this. A case that agrees all the same counts as passed. */
  readonly touches: (vector: VectorCase) => boolean;
};

const texts = z.array(z.string());
const textOrTexts = z.union([texts, z.string().transform((text) => [text])]);

const isBlank = (text: string | null | undefined): boolean => text === null || text === undefined || !/\S/.test(text);
const isOfKind = (...kinds: readonly string[]) => {
  const known = new Set(kinds);
  return ({ kind }: VectorCase): boolean => known.has(kind);
};
const inputText = ({ input }: VectorCase): string => JSON.stringify(input);

/** Whether every expected answer of a sentence is blank. */
function hasNoReference({ input }: VectorCase): boolean {
  const references = textOrTexts.safeParse(input['references']);
  return references.success && references.data.every(isBlank);
}

/** Whether some segment of a corpus has only blank expected answers, in lists or in streams. */
function hasEmptySegment({ input }: VectorCase): boolean {
  const streams = z.array(z.array(z.string().nullable())).safeParse(input['references']);
  const nSegments = texts.safeParse(input['hypotheses']).data?.length;
  if (nSegments !== undefined && streams.success)
    return Array.from({ length: nSegments }, (_, index) => streams.data.map((stream) => stream[index])).some(
      (segment) => segment.every(isBlank),
    );
  const lists = z.array(textOrTexts).safeParse(input['references']);
  return lists.success && lists.data.some((references) => references.every(isBlank));
}

/** Whether the original raised, for these settings or for some of a grid. */
const raises = ({ expected }: VectorCase): boolean =>
  expected['error'] !== undefined || Object.values(expected).some(isError);

function isError(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'error' in value;
}

/** Whether both sides have the same tokens, fewer than the longest run asked for. */
function hasShortEqualTokens({ input, settings }: VectorCase): boolean {
  const tokensOf = (side: string): readonly string[] => {
    const given = texts.safeParse(input[`${side}_tokens`]);
    if (given.success) return given.data;
    const text = String(input[side]);
    return [...(settings['tokenization'] === 'char_nospace' ? text.replace(/\s/g, '') : text)];
  };
  const [target, prediction] = [tokensOf('target'), tokensOf('prediction')];
  const longest = Math.max(...z.array(z.number()).parse(settings['n']));
  return target.length < longest && target.join('\u0000') === prediction.join('\u0000');
}

function hasObject(vector: VectorCase): boolean {
  return Object.values(vector.input).some((value) => typeof value === 'object' && value !== null);
}

const ignoresCase = ({ settings }: VectorCase): boolean => settings['case_sensitive'] === false;
const isFoldedOtherwise = (vector: VectorCase): boolean =>
  ignoresCase(vector) && isOfKind('special_case_mapping', 'substring')(vector);

const patternOf = ({ settings }: VectorCase): string => String(settings['pattern'] ?? settings['regex_pattern'] ?? '');
const regexFamilies = ['regex_match_potato', 'regex_test_agenta', 'regex_engines'];
const jsonDiffFamilies = ['json_diff_agenta', 'json_diff_agenta_legacy'];
/** Python's `re.IGNORECASE`, the one flag that is a setting of ours. */
const ignoreCaseFlag = 2;

function hasOtherFlags({ settings }: VectorCase): boolean {
  const flags = Number(settings['flags'] ?? settings['python_flags'] ?? 0);
  return flags !== 0 && flags !== ignoreCaseFlag;
}

function hasUnicodeClass(vector: VectorCase): boolean {
  const mayFoldOtherwise = isOfKind('ignorecase')(vector) && /\P{ASCII}/u.test(patternOf(vector));
  return mayFoldOtherwise || (/\\[wdsbWDSB]/.test(patternOf(vector)) && isOfKind('unicode')(vector));
}

/** Everything our metrics do otherwise than the project a vector file comes from, on purpose. */
export const exclusions: readonly Exclusion[] = [
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
    reason: 'The metrics starts_with, ends_with and contains_keywords are not in the library yet.',
    isWritten: false,
    touches: isOfKind('starts_with', 'ends_with', 'contains_any', 'contains_all'),
  },
  {
    families: ['string_match_agenta'],
    reason:
      'Text renderings of objects are JSON without blanks with us; a text to look for that is empty or no text is refused when saved.',
    isWritten: true,
    touches: (vector) => hasObject(vector) || raises(vector) || vector.settings['substring'] === '',
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
    reason:
      'Lookahead, backreferences and possessive quantifiers are refused: the engine matches in linear time and says so when saved.',
    isWritten: true,
    touches: (vector) => /\(\?<?[=!]|\\[1-9]|[*+?}]\+/.test(patternOf(vector)),
  },
  {
    families: regexFamilies,
    reason: 'Python-only or V8-only syntax: what RE2 accepts and refuses differs from the original here.',
    isWritten: true,
    touches: (vector) =>
      isOfKind('python_only', 'invalid')(vector) || /\(\?P?<|\(\?[a-z]+\)|^\]/.test(patternOf(vector)),
  },
  {
    families: jsonDiffFamilies,
    reason:
      'null, empty lists and empty objects are leaves that can match with us; in the original they vanish or never match.',
    isWritten: true,
    touches: (vector) => /null|\[\s*\]|\{\s*\}/.test(inputText(vector)),
  },
  {
    families: jsonDiffFamilies,
    reason: '1 and 1.0 are one type with us, true is not 1, and integers beyond 2^53 are rounded.',
    isWritten: true,
    touches: (vector) => isOfKind('number_types', 'bool_types')(vector) || /\d\.\d/.test(inputText(vector)),
  },
  {
    families: jsonDiffFamilies,
    reason: 'Ignoring case of keys folds both sides with us; the original looks folded keys up in their old spelling.',
    isWritten: true,
    touches: isOfKind('key_case'),
  },
  {
    families: jsonDiffFamilies,
    reason: 'Paths are escaped with us, so {"a":{"b":1}} differs from {"a.b":1}.',
    isWritten: true,
    touches: isOfKind('dotted_keys'),
  },
  {
    families: jsonDiffFamilies,
    reason: 'A value that is no list or object is one leaf with us; the original scores it 0.',
    isWritten: true,
    touches: isOfKind('scalar_top'),
  },
  {
    families: jsonDiffFamilies,
    reason: 'A prediction that is no JSON is a real 0 with us, and a list is a legal one; the original raises.',
    isWritten: true,
    touches: raises,
  },
  {
    families: ['json_multi_field_match_agenta'],
    reason: 'true does not equal 1 in any field with us.',
    isWritten: true,
    touches: (vector) => /true|false/.test(inputText(vector)),
  },
  {
    families: ['embedding_cosine_agenta', 'embedding_cosine_potato'],
    reason: 'Vectors of different lengths, or without numbers, are an error of the embedding model and no score.',
    isWritten: true,
    touches: isOfKind('length_mismatch', 'empty'),
  },
  {
    families: ['bertscore_end_to_end'],
    reason: 'With a single reference idf weighs every token 0 and the original gives no numbers; the case is unscored.',
    isWritten: true,
    touches: isOfKind('idf_single_ref_nan'),
  },
];
