import { splitOnSpaces, trimEnd } from '../../text/whitespace';

/** How texts become words. */
export type TerTextRules = {
  readonly normalized: boolean;
  readonly noPunctuation: boolean;
  readonly asianSupport: boolean;
  readonly caseSensitive: boolean;
};

type Replacement = readonly [pattern: RegExp, replacement: string];

/** Lines joined, entities undone, then symbols, possessives, and full stops and commas not between digits set apart. */
const western: readonly Replacement[] = [
  [/\n-/g, ''],
  [/\n/g, ' '],
  [/&quot;/g, '"'],
  [/&amp;/g, '&'],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/^|$/g, ' '],
  [/([{-~[-` -&(-+:-@/])/gu, ' $1 '],
  [/'s /g, " 's "],
  [/'s$/g, " 's"],
  [/([^0-9])([.,])/gu, '$1 $2 '],
  [/([.,])([^0-9])/gu, ' $1 $2'],
  [/([0-9])(-)/gu, '$1 $2 '],
];

const asianPunctuation = /[\u3001\u3002\u3008-\u3011\u3014-\u301f\uff61-\uff65\u30fb]/g;
const fullWidthPunctuation = /[\uff0e\uff0c\uff1f\uff1a\uff1b\uff01\uff02\uff08\uff09]/g;

/** Chinese characters one by one, kana only where a text is nothing else, punctuation apart. */
const asian: readonly Replacement[] = [
  [/[\u4e00-\u9fff\u3400-\u4dbf]/g, ' $& '],
  [/[\u31c0-\u31ef\u2e80-\u2eff]/g, ' $& '],
  [/[\u3300-\u33ff\uf900-\ufaff\ufe30-\ufe4f]/g, ' $& '],
  [/[\u3200-\u3f22]/g, ' $& '],
  [/^[\u3040-\u309f]+$/g, ' $& '],
  [/^[\u30a0-\u30ff]+$/g, ' $& '],
  [/^[\u31f0-\u31ff]+$/g, ' $& '],
  [asianPunctuation, ' $& '],
  [fullWidthPunctuation, ' $& '],
];

const punctuation: readonly Replacement[] = [[/[.,?:;!"()]/g, '']];
const furtherPunctuation: readonly Replacement[] = [
  [asianPunctuation, ''],
  [fullWidthPunctuation, ''],
];

/**
 * The words of a text as Tercom cuts them.
 *
 * @see github.com/jhclark/tercom, Normalizer.java, as sacrebleu follows it
 */
export function terWords(text: string, rules: TerTextRules): string[] {
  const trimmed = trimEnd(text);
  const steps = [
    ...(rules.normalized ? western : []),
    ...(rules.normalized && rules.asianSupport ? asian : []),
    ...(rules.noPunctuation ? punctuation : []),
    ...(rules.noPunctuation && rules.asianSupport ? furtherPunctuation : []),
  ];
  const cased = rules.caseSensitive ? trimmed : trimmed.toLowerCase();
  return splitOnSpaces(steps.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), cased));
}
