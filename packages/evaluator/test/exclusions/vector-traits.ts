import { z } from 'zod';
import type { VectorCase } from '../vector-case';

export const texts = z.array(z.string());
export const textOrTexts = z.union([texts, z.string().transform((text) => [text])]);

export const isBlank = (text: string | null | undefined): boolean =>
  text === null || text === undefined || !/\S/.test(text);
export const isOfKind = (...kinds: readonly string[]) => {
  const known = new Set(kinds);
  return ({ kind }: VectorCase): boolean => known.has(kind);
};
export const inputText = ({ input }: VectorCase): string => JSON.stringify(input);

/** Whether every expected answer of a sentence is blank. */
export function hasNoReference({ input }: VectorCase): boolean {
  const references = textOrTexts.safeParse(input['references']);
  return references.success && references.data.every(isBlank);
}

/** Whether some segment of a corpus has only blank expected answers, in lists or in streams. */
export function hasEmptySegment({ input }: VectorCase): boolean {
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
export const raises = ({ expected }: VectorCase): boolean =>
  expected['error'] !== undefined || Object.values(expected).some(isError);

export function isError(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'error' in value;
}

/** Whether both sides have the same tokens, fewer than the longest run asked for. */
export function hasShortEqualTokens({ input, settings }: VectorCase): boolean {
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

export function hasObject(vector: VectorCase): boolean {
  return Object.values(vector.input).some((value) => typeof value === 'object' && value !== null);
}

/** Whether the text to look for is empty, or a list of them is, or has only blank ones. */
export function hasBlankSetting({ settings }: VectorCase): boolean {
  return Object.values(settings).some(
    (value) => value === '' || (Array.isArray(value) && value.every((entry) => isBlank(String(entry)))),
  );
}

export const hasSeveralBrackets = (vector: VectorCase): boolean => {
  const prediction = JSON.stringify(Object.values(vector.input));
  return prediction.split('{').length > 2 || prediction.slice(1, -1).includes('[');
};

export const ignoresCase = ({ settings }: VectorCase): boolean => settings['case_sensitive'] === false;
export const isFoldedOtherwise = (vector: VectorCase): boolean =>
  ignoresCase(vector) && isOfKind('special_case_mapping', 'substring')(vector);

export const patternOf = ({ settings }: VectorCase): string =>
  String(settings['pattern'] ?? settings['regex_pattern'] ?? '');
export const regexFamilies = ['regex_match_potato', 'regex_test_agenta', 'regex_engines'];
export const jsonDiffFamilies = ['json_diff_agenta', 'json_diff_agenta_legacy'];
/** Python's `re.IGNORECASE`, the one flag that is a setting of ours. */
export const ignoreCaseFlag = 2;

export function hasOtherFlags({ settings }: VectorCase): boolean {
  const flags = Number(settings['flags'] ?? settings['python_flags'] ?? 0);
  return flags !== 0 && flags !== ignoreCaseFlag;
}

export function hasUnicodeClass(vector: VectorCase): boolean {
  const mayFoldOtherwise = isOfKind('ignorecase')(vector) && /\P{ASCII}/u.test(patternOf(vector));
  return mayFoldOtherwise || (/\\[wdsbWDSB]/.test(patternOf(vector)) && isOfKind('unicode')(vector));
}
