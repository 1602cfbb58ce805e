/** The language of a code, without region or script: `pt-BR` and `PT_br` are `pt`. */
export function languageCode(code: string): string {
  const [language = ''] = code.trim().toLowerCase().split(/[-_]/);
  return sameLanguage.get(language) ?? language;
}

/** Codes of other standards, and of written forms, for what the library knows under one code. */
const sameLanguage: ReadonlyMap<string, string> = new Map([
  ['eng', 'en'],
  ['spa', 'es'],
  ['fra', 'fr'],
  ['fre', 'fr'],
  ['por', 'pt'],
  ['deu', 'de'],
  ['ger', 'de'],
  ['ita', 'it'],
  ['nb', 'no'],
  ['nn', 'no'],
  ['iw', 'he'],
]);
