import { isMarkdownList, isMarkdownTable, markdownIn } from './markdown';

/** Formats an answer can be held to. */
export const answerFormats = [
  'json',
  'markdown_list',
  'markdown_table',
  'email',
  'url',
  'iso_date',
  'number',
  'single_line',
  'no_markdown',
] as const;

/** One of {@link answerFormats}. */
export type AnswerFormat = (typeof answerFormats)[number];

/** Longest address the mail standards allow. */
const longestEmail = 254;
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const number = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;
const isoDate =
  /^(\d{4})-(\d{2})-(\d{2})(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/;

const problems: Readonly<Record<AnswerFormat, (text: string) => string | undefined>> = {
  json: (text) => unless(isJson(text), 'is not one JSON value'),
  markdown_list: (text) => unless(isMarkdownList(text), 'has a line that is no list item'),
  markdown_table: (text) =>
    unless(isMarkdownTable(text), 'is not a Markdown table: header, dashes and rows of as many cells'),
  email: (text) => unless(text.length <= longestEmail && email.test(text), 'is not one email address'),
  url: (text) => unless(isUrl(text), 'is not one http or https address'),
  iso_date: (text) => unless(isIsoDate(text), 'is not a date as 2024-12-31, with or without a time'),
  number: (text) => unless(number.test(text), 'is not a plain number'),
  single_line: (text) => unless(!/[\n\r\u2028\u2029]/.test(text), 'has more than one line'),
  no_markdown: (text) => {
    const found = markdownIn(text);
    return found === undefined ? undefined : `has Markdown: ${found}`;
  },
};

/** What keeps a text from being of a format, or undefined when it is; white space at its ends must be gone before. */
export function formatProblem(text: string, format: AnswerFormat): string | undefined {
  return problems[format](text);
}

function unless(isRight: boolean, problem: string): string | undefined {
  return isRight ? undefined : problem;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && !/[\s<>"]/.test(text) && URL.canParse(text);
}

/** Also a day the month has. */
function isIsoDate(text: string): boolean {
  const [, year, month, day] = (isoDate.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}
