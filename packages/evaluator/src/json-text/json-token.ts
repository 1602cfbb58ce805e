/** Kinds of token in JSON; `end` stands for the end of the text and for anything that is no JSON. */
export type JsonToken = '{' | '}' | '[' | ']' | ':' | ',' | 'text' | 'scalar' | 'end';

type ReadToken = { readonly token: JsonToken; readonly from: number; readonly end: number };

const space = /[ \t\n\r]*/y;
const scalar = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const punctuation: ReadonlySet<string> = new Set(['{', '}', '[', ']', ':', ',']);

const quote = 34;
const backslash = 92;
/** Characters below stand in no text of JSON unless escaped. */
const firstPrintable = 32;

/**
 * The token that begins at or after a position, white space left out.
 *
 * @see RFC 8259
 */
export function readToken(text: string, position: number): ReadToken {
  const from = matchEnd(space, text, position) ?? position;
  const character = text.charAt(from);
  if (isPunctuation(character)) return { token: character, from, end: from + 1 };
  if (character === '"') return readText(text, from);
  const end = matchEnd(scalar, text, from);
  return end === undefined ? { token: 'end', from, end: from } : { token: 'scalar', from, end };
}

function isPunctuation(character: string): character is '{' | '}' | '[' | ']' | ':' | ',' {
  return punctuation.has(character);
}

function readText(text: string, from: number): ReadToken {
  let at = from + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === quote) return { token: 'text', from, end: at + 1 };
    const next = code === backslash ? matchEnd(escaped, text, at) : at + 1;
    if (next === undefined || code < firstPrintable) break;
    at = next;
  }
  return { token: 'end', from, end: at };
}

function matchEnd(pattern: RegExp, text: string, position: number): number | undefined {
  pattern.lastIndex = position;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
