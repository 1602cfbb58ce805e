import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import type { Sample } from '../../sample';
import { scored, unscored } from '../../score';
import { toText } from '../../text/to-text';
import { detectLanguage, knownLanguages } from './detect-language';
import { languageCode } from './language-code';

const settings = z.object({
  language: z.string().min(1).nullable().default(null).meta({
    title: 'Language',
    description:
      'Code of the language every answer should be in, such as en, es or pt-BR; left out: as the column says.',
  }),
  languageColumn: z.string().min(1).default('language').meta({
    title: 'Language column',
    description: 'Column of the dataset that holds the code of the language, where none is given above.',
  }),
});

export default defineMetric({
  type: 'language',
  version: 1,
  title: 'Language',
  description: 'Is the answer in the expected language?',
  howToRead: 'Share of answers in the right language. Under about ten words the language is a guess: see metadata.',
  family: 'property',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition; language told by n-grams with the library eld 2.1.0 (60 languages)',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: [],
  settingAliases: { expected: 'language', expected_language: 'language', lang: 'language' },
  exampleSettings: { language: 'en' },
  settings,
  async check({ language }) {
    if (language === null || (await knownLanguages()).has(languageCode(language))) return [];
    return [{ path: ['language'], message: `"${language}" is not the code of a language that can be told` }];
  },
  async evaluate(sample, chosen) {
    const given = expectedLanguage(sample, chosen);
    if (given === undefined) {
      const message = `the case has no value in column "${chosen.languageColumn}"; add one or choose a language`;
      return unscored('missing_reference', message);
    }
    const expected = languageCode(given);
    if (!(await knownLanguages()).has(expected)) {
      const code = chosen.language === null ? 'invalid_reference' : 'config_error';
      return unscored(code, `"${given}" is not the code of a language that can be told`);
    }
    const text = toText(sample.output);
    if (text.trim() === '') return scored(0, 'the answer is empty', { value: null });
    const { language, ...metadata } = await detectLanguage(text);
    if (!metadata.hasWords)
      return scored(1, 'the answer has no words, so it is in every language', { value: null, metadata });
    const comment = language === null ? 'no language can be told' : `looks like ${language}, expected ${expected}`;
    return scored(language === expected ? 1 : 0, comment, { value: language, metadata });
  },
});

function expectedLanguage({ metadata }: Sample, chosen: z.infer<typeof settings>): string | undefined {
  if (chosen.language !== null) return chosen.language;
  const value = Object.hasOwn(metadata, chosen.languageColumn) ? metadata[chosen.languageColumn] : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
