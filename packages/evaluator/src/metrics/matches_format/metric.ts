import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { scored } from '../../score';
import { toText } from '../../text/to-text';
import { trim } from '../../text/whitespace';
import { answerFormats, formatProblem } from './formats';

export default defineMetric({
  type: 'matches_format',
  version: 1,
  aliases: { MatchesFormat: {} },
  title: 'Format',
  description: 'Has the answer the wanted format?',
  howToRead: 'Share of answers that are of the format and nothing else; prose around it makes an answer fail.',
  family: 'property',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition; RFC 8259 (JSON), CommonMark and GitHub tables, ISO 8601 dates, WHATWG URLs',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: [],
  exampleSettings: { format: 'json' },
  settings: z.object({
    format: z.enum(answerFormats).meta({
      title: 'Format',
      description:
        'What the whole answer must be: JSON, a Markdown list or table, one email address, web address, date or number, a single line, or text without Markdown.',
    }),
  }),
  evaluate({ output }, { format }) {
    const text = trim(toText(output));
    const problem = text === '' ? 'is empty' : formatProblem(text, format);
    if (problem !== undefined) return scored(0, `the answer ${problem}`, { value: false });
    return scored(1, 'the answer has the format', { value: true });
  },
});
