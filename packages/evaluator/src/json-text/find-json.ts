import { type JsonToken, readToken } from './json-token';

/** A list or object inside a text: `text.slice(start, end)` is strict JSON. */
export type FoundJson = { readonly start: number; readonly end: number; readonly kind: 'object' | 'array' };

/** What a text holds. `truncated` is true when looking stopped before the whole text was seen. */
export type JsonSearch = { readonly found: readonly FoundJson[]; readonly truncated: boolean };

/** How many times its own length a text is read at most, and how many finds are kept. */
const mostReadings = 20;
const mostFound = 10_000;
/** Deeper values are not looked at elsewhere either. */
const deepest = 500;

const bracket = /[[{]/g;

type Expectation = 'value' | 'valueOrEnd' | 'keyOrEnd' | 'key' | 'colon' | 'next';

const allowed: Readonly<Record<Expectation, ReadonlySet<JsonToken>>> = {
  value: new Set<JsonToken>(['{', '[', 'text', 'scalar']),
  valueOrEnd: new Set<JsonToken>(['{', '[', 'text', 'scalar', ']']),
  keyOrEnd: new Set<JsonToken>(['text', '}']),
  key: new Set<JsonToken>(['text']),
  colon: new Set<JsonToken>([':']),
  next: new Set<JsonToken>([',', '}', ']']),
};

/** A list or object that has begun; `end` is -1 until it has ended, `height` is how deep it is nested inside. */
type Opened = { readonly start: number; readonly kind: FoundJson['kind']; end: number; height: number };

/**
 * Every list and object that stands as strict JSON in a text, by where it starts; those inside others are among them.
 *
 * Each start is read on until the text stops being JSON, so braces in prose do no harm. A start met while reading another
 * is settled by that reading, which keeps time near-linear.
 */
export function findJson(text: string): JsonSearch {
  const settled = new Set<number>();
  const found: FoundJson[] = [];
  let budget = Math.max(text.length, 1_000) * mostReadings;
  for (let start = nextStart(text, 0); start !== -1; start = nextStart(text, start + 1)) {
    if (settled.has(start)) continue;
    if (budget <= 0 || found.length >= mostFound) return { found: byStart(found), truncated: true };
    const { opened, end } = readFrom(text, start);
    budget -= end - start;
    for (const one of opened) {
      settled.add(one.start);
      if (one.end !== -1 && one.height <= deepest) found.push(one);
    }
  }
  return { found: byStart(found), truncated: false };
}

function byStart(found: readonly FoundJson[]): readonly FoundJson[] {
  return found
    .map(({ start, end, kind }) => ({ start, end, kind }))
    .sort((a, b) => a.start - b.start)
    .slice(0, mostFound);
}

function nextStart(text: string, from: number): number {
  bracket.lastIndex = from;
  return bracket.exec(text)?.index ?? -1;
}

/** Reads from a bracket until its partner, or until the text is no JSON any more. */
function readFrom(text: string, start: number): { readonly opened: readonly Opened[]; readonly end: number } {
  const opened: Opened[] = [];
  const stack: Opened[] = [];
  let expected: Expectation = 'value';
  let at = start;
  do {
    const { token, from, end } = readToken(text, at);
    at = end;
    if (token === 'end' || !allowed[expected].has(token) || !closes(token, stack.at(-1))) break;
    if (token === '{' || token === '[') open({ opened, stack }, token, from);
    if (token === '}' || token === ']') close(stack, end);
    expected = expectationAfter(token, expected, stack.at(-1));
  } while (stack.length > 0);
  return { opened, end: at };
}

function closes(token: JsonToken, innermost: Opened | undefined): boolean {
  if (token === '}') return innermost?.kind === 'object';
  return token !== ']' || innermost?.kind === 'array';
}

function open(
  { opened, stack }: { readonly opened: Opened[]; readonly stack: Opened[] },
  token: '{' | '[',
  start: number,
): void {
  const one: Opened = { start, kind: token === '{' ? 'object' : 'array', end: -1, height: 1 };
  opened.push(one);
  stack.push(one);
}

function close(stack: Opened[], end: number): void {
  const closed = stack.pop();
  if (closed === undefined) return;
  closed.end = end;
  const outer = stack.at(-1);
  if (outer) outer.height = Math.max(outer.height, closed.height + 1);
}

function expectationAfter(token: JsonToken, expected: Expectation, innermost: Opened | undefined): Expectation {
  if (token === '{') return 'keyOrEnd';
  if (token === '[') return 'valueOrEnd';
  if (token === ':') return 'value';
  if (token === ',') return innermost?.kind === 'object' ? 'key' : 'value';
  return expected === 'key' || (expected === 'keyOrEnd' && token === 'text') ? 'colon' : 'next';
}
