import { distance } from 'fastest-levenshtein';

/** Longest part of a text compared exactly: 20,000 × 20,000 characters take about a tenth of a second. */
const longestCompared = 20_000;

/** Number of edits, and whether the texts were too long to compare to the end. */
export type BoundedDistance = { readonly edits: number; readonly truncated: boolean };

/**
 * Levenshtein distance between two lists of code points.
 *
 * What both share at the beginning and the end costs nothing. If more than 20,000 code points remain on a side, only the
 * first 20,000 are compared and the rest counts as all different, so `edits` is then an upper bound.
 */
export function codePointDistance(left: readonly string[], right: readonly string[]): BoundedDistance {
  const [a, b] = withoutSharedEnds(left, right);
  const head = [a.slice(0, longestCompared), b.slice(0, longestCompared)] as const;
  const rest = Math.max(a.length - head[0].length, b.length - head[1].length);
  return { edits: distanceOfUnits(head[0], head[1]) + rest, truncated: rest > 0 };
}

function withoutSharedEnds(left: readonly string[], right: readonly string[]): [readonly string[], readonly string[]] {
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start++;
  let end = 0;
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end++;
  return [left.slice(start, left.length - end), right.slice(start, right.length - end)];
}

/** The library counts UTF-16 units, so each distinct code point is given one unit of its own. */
function distanceOfUnits(left: readonly string[], right: readonly string[]): number {
  const units = new Map<string, string>();
  const toUnits = (points: readonly string[]): string =>
    points
      .map((point) => {
        const known = units.get(point);
        if (known !== undefined) return known;
        const unit = String.fromCharCode(units.size);
        units.set(point, unit);
        return unit;
      })
      .join('');
  return distance(toUnits(left), toUnits(right));
}
