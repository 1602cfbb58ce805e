import { distance } from 'fastest-levenshtein';

/** Longest part of a text compared exactly: 20,000 × 20,000 characters take about a tenth of a second. */
const longestCompared = 20_000;
const surrogate = /[\ud800-\udfff]/;

/** Number of edits over the length of the longer text in code points, and whether the texts were too long to compare to the end. */
export type BoundedDistance = { readonly edits: number; readonly length: number; readonly truncated: boolean };

/**
 * Levenshtein distance between two texts, in code points.
 *
 * What both share at the beginning and the end costs nothing. If more than 20,000 code points remain on a side, only the
 * first 20,000 are compared and the rest counts as all different, so `edits` is then an upper bound.
 */
export function codePointDistance(left: string, right: string): BoundedDistance {
  const hasPairs = surrogate.test(left) || surrogate.test(right);
  const [a, b] = hasPairs ? toUnits(left, right) : [left, right];
  const [start, end] = sharedEnds(a, b);
  const [restOfA, restOfB] = [a.length - start - end, b.length - start - end];
  const headOf = (text: string, rest: number): string => text.slice(start, start + Math.min(rest, longestCompared));
  const cut = Math.max(0, restOfA - longestCompared, restOfB - longestCompared);
  const edits = distance(headOf(a, restOfA), headOf(b, restOfB)) + cut;
  return { edits, length: Math.max(a.length, b.length), truncated: cut > 0 };
}

/** How many characters both texts share at their beginnings, and then at their ends. */
function sharedEnds(left: string, right: string): readonly [start: number, end: number] {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left.charCodeAt(start) === right.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < shorter - start && left.charCodeAt(left.length - 1 - end) === right.charCodeAt(right.length - 1 - end)) {
    end += 1;
  }
  return [start, end];
}

/** The library counts UTF-16 units, so each distinct code point is given one unit of its own. */
function toUnits(left: string, right: string): readonly [string, string] {
  const units = new Map<string, string>();
  const convert = (text: string): string => {
    let converted = '';
    for (const point of text) {
      const unit = units.get(point) ?? String.fromCharCode(units.size);
      units.set(point, unit);
      converted += unit;
    }
    return converted;
  };
  return [convert(left), convert(right)];
}
