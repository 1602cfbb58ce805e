import { RE2JS } from 're2js';

/** Features no engine here offers, and how each is recognised. */
const unsupported: readonly (readonly [feature: string, sign: RegExp])[] = [
  ['an atomic group', /\(\?>/],
  ['a conditional', /\(\?\(/],
  ['a possessive quantifier', /[*+?}]\+/],
  ['a backreference in the spelling of Python', /\(\?P=/],
];

/** Compiles a pattern for the linear-time engine; the escapes and group names of JavaScript are understood too. */
export function compilePattern(pattern: string, caseInsensitive: boolean): RE2JS {
  const flags = RE2JS.LOOKBEHINDS | (caseInsensitive ? RE2JS.CASE_INSENSITIVE : 0);
  return RE2JS.compile(RE2JS.translateRegExp(pattern), flags);
}

/** True for a pattern the linear-time engine takes. */
export function isLinear(pattern: string): boolean {
  return linearProblem(pattern) === undefined;
}

/** Flags under which JavaScript takes a pattern: by code point if it can; undefined when it takes it under none. */
export function javascriptFlags(pattern: string): 'u' | '' | undefined {
  return (['u', ''] as const).find((flags) => {
    try {
      // Compiling takes time linear in the pattern; only matching may not.
      return new RegExp(pattern, flags) instanceof RegExp;
    } catch {
      return false;
    }
  });
}

/** Why a pattern can be used by neither engine, for the person who wrote it; undefined when it can. */
export function describePatternProblem(pattern: string): string | undefined {
  const reason = linearProblem(pattern);
  if (reason === undefined || javascriptFlags(pattern) !== undefined) return undefined;
  const [feature, sign] = unsupported.find(([, candidate]) => candidate.test(pattern)) ?? [];
  if (feature === undefined || sign === undefined) return `is not a valid pattern: ${reason}`;
  const position = pattern.search(sign) + 1;
  return `uses ${feature} at character ${position}, which is not supported; rewrite the pattern without it`;
}

function linearProblem(pattern: string): string | undefined {
  try {
    compilePattern(pattern, false);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
