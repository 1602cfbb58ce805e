import { RE2JS } from 're2js';

/** Features of other engines that a linear-time engine cannot offer, and how each is recognised. */
const unsupported: readonly (readonly [feature: string, sign: RegExp])[] = [
  ['lookahead', /\(\?[=!]/],
  ['backreference', /\\[1-9]|\\k<|\(\?P=/],
  ['atomic group', /\(\?>/],
  ['conditional', /\(\?\(/],
  ['possessive quantifier', /[*+?}]\+/],
];

/** Compiles a pattern for the linear-time engine; the escapes and group names of JavaScript are understood too. */
export function compilePattern(pattern: string, caseInsensitive: boolean): RE2JS {
  const flags = RE2JS.LOOKBEHINDS | (caseInsensitive ? RE2JS.CASE_INSENSITIVE : 0);
  return RE2JS.compile(RE2JS.translateRegExp(pattern), flags);
}

/** Why a pattern cannot be used, for the person who wrote it; undefined when it can. */
export function describePatternProblem(pattern: string): string | undefined {
  try {
    compilePattern(pattern, false);
    return undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const [feature, sign] = unsupported.find(([, candidate]) => candidate.test(pattern)) ?? [];
    if (feature === undefined || sign === undefined) return `is not a valid pattern: ${reason}`;
    const position = pattern.search(sign) + 1;
    return `uses a ${feature} at character ${position}, which is not supported for now; rewrite the pattern without it`;
  }
}
