import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { scored } from '../../score';
import { containsWord } from '../../text/contains-word';
import { prepareText } from '../../text/prepare-text';
import { toText } from '../../text/to-text';
import { unicodeSettings } from '../../text/unicode-normalization';
import { trim } from '../../text/whitespace';
import { caseSettings } from '../../text-search';

const settings = z.object({
  keywords: z
    .array(z.string().transform(trim).pipe(z.string().min(1, 'must not be blank')))
    .min(1, 'give at least one keyword')
    .meta({ title: 'Keywords', description: 'Words or phrases to look for; blanks around them do not count.' }),
  mode: z.enum(['any', 'all', 'none']).default('any').meta({
    title: 'Wanted',
    description: 'any: at least one (0 or 1). all: the share that is there. none: not a single one (0 or 1).',
  }),
  wholeWord: z.boolean().default(false).meta({
    title: 'Whole words',
    description: 'Whether a keyword must not be a part of a longer word. For languages written with spaces.',
  }),
  ...caseSettings,
  ...unicodeSettings,
});

export default defineMetric({
  type: 'contains_keywords',
  version: 1,
  aliases: {
    ContainsKeywords: {},
    contains_any: { mode: 'any' },
    contains_all: { mode: 'all' },
    auto_contains_any: { mode: 'any' },
    auto_contains_all: { mode: 'all' },
  },
  title: 'Keywords',
  description: 'Does the answer contain any, all or none of the given words?',
  howToRead:
    'With any and none the share of answers that do as wanted; with all the mean share of keywords found. It does not see negation.',
  family: 'text',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: [],
  settingAliases: { substrings: 'keywords' },
  exampleSettings: { keywords: ['refund', 'money back'] },
  settings,
  evaluate({ output }, chosen) {
    const text = prepareText(toText(output), chosen);
    const subScores = chosen.keywords.map((keyword) => {
      const value = isThere(text, prepareText(keyword, chosen), chosen.wholeWord);
      return {
        key: keyword,
        score: value === (chosen.mode !== 'none') ? 1 : 0,
        value,
        comment: value ? 'there' : 'not there',
      };
    });
    const found = subScores.filter(({ value }) => value).length;
    const comment = `${found} of ${subScores.length} keywords are there`;
    if (chosen.mode === 'all') return scored(found / subScores.length, comment, { subScores });
    const isRight = chosen.mode === 'any' ? found > 0 : found === 0;
    return scored(isRight ? 1 : 0, comment, { value: isRight, subScores });
  },
});

function isThere(text: string, keyword: string, wholeWord: boolean): boolean {
  return wholeWord ? containsWord(text, keyword) : text.includes(keyword);
}
