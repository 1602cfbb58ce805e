const mostRestarts = 8;

/** Objects found in a text, and what stands around them. */
export type FoundObjects = { readonly objects: readonly string[]; readonly prose: string };

/**
 * Every outermost `{…}` of a text, braces inside JSON texts not counted. Where an object is never closed, those inside it
 * are looked for; if there are none, the rest of the text is the object.
 */
export function findObjects(text: string): FoundObjects {
  let from = 0;
  let firstOpen: number | undefined;
  for (let restart = 0; restart <= mostRestarts; restart++) {
    const { slices, open } = balancedSlices(text, from);
    if (slices.length > 0) return toFound(text, slices);
    if (open === undefined) break;
    firstOpen ??= open;
    from = open + 1;
  }
  return firstOpen === undefined ? { objects: [], prose: text } : toFound(text, [[firstOpen, text.length]]);
}

type Slice = readonly [start: number, end: number];

function toFound(text: string, slices: readonly Slice[]): FoundObjects {
  const prose = slices.map(([start], index) => text.slice(slices[index - 1]?.[1] ?? 0, start));
  return {
    objects: slices.map(([start, end]) => text.slice(start, end)),
    prose: [...prose, text.slice(slices.at(-1)?.[1] ?? 0)].join('\n'),
  };
}

/** Closed objects from a place on, and where one begins that is not closed. */
function balancedSlices(text: string, from: number): { readonly slices: readonly Slice[]; readonly open?: number } {
  const slices: Slice[] = [];
  let start = from;
  for (;;) {
    start = text.indexOf('{', start);
    if (start === -1) return { slices };
    const end = endOfObject(text, start);
    if (end === undefined) return { slices, open: start };
    slices.push([start, end]);
    start = end;
  }
}

/** A whole JSON text, a quotation mark that begins none, or a brace. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*"|["{}]/gs;

/** Index after the brace that closes the object at `start`; undefined when none does. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  token.lastIndex = start;
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const [sign] = found;
    if (sign === '"') return undefined;
    if (sign === '{') depth++;
    else if (sign === '}') depth--;
    if (depth === 0) return token.lastIndex;
  }
  return undefined;
}
