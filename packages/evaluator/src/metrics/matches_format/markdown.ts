const listItem = /^\s*(?:[-*+]|\d{1,9}[.)])\s+\S/;
const continuation = /^(?: {2,}|\t)\s*\S/;
const delimiterCell = /^\s*:?-+:?\s*$/;

/** Signs of Markdown and what each is called; every pattern takes time linear in the text. */
const signs: readonly (readonly [name: string, sign: RegExp])[] = [
  ['a heading', /^ {0,3}#{1,6}\s/m],
  ['a fenced block', /^ {0,3}(?:```|~~~)/m],
  ['a list', /^ {0,3}(?:[-*+]|\d{1,9}[.)])\s+\S/m],
  ['a quotation', /^ {0,3}>/m],
  ['bold text', /\*\*[^\s*][^*\n]{0,500}\*\*|__[^\s_][^_\n]{0,500}__/],
  ['emphasis', /(?<![\w*])\*[^\s*][^*\n]{0,500}(?<=\S)\*(?![\w*])|(?<!\w)_[^\s_][^_\n]{0,500}(?<=\S)_(?!\w)/],
  ['code', /`[^`\n]{1,500}`/],
  ['a link', /\[[^\]\n]{1,200}\]\([^)\s]{1,2000}\)/],
  ['a table', /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?)?\s*$/m],
];

/** The first sign of Markdown found in a text, in words; undefined when there is none. */
export function markdownIn(text: string): string | undefined {
  return signs.find(([, sign]) => sign.test(text))?.[0];
}

/** True when every line that is not blank is a list item or goes on with one. */
export function isMarkdownList(text: string): boolean {
  const lines = linesOf(text);
  return listItem.test(lines[0] ?? '') && lines.every((line) => listItem.test(line) || continuation.test(line));
}

/** True for a header, a row of dashes and any rows, all with as many cells. */
export function isMarkdownTable(text: string): boolean {
  const [header, delimiter, ...rows] = linesOf(text).map(cellsOf);
  if (header === undefined || delimiter === undefined || !delimiter.every((cell) => delimiterCell.test(cell)))
    return false;
  return [delimiter, ...rows].every((row) => row.length === header.length) && header.length > 0;
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}

/** The cells of a row, which needs a bar at either end or between two cells; none for any other line. */
function cellsOf(line: string): readonly string[] {
  const row = line.trim();
  if (!row.includes('|')) return [];
  const inner = row.replace(/^\|/, '').replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/);
}
