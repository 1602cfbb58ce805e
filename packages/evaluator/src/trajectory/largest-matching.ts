/**
 * A largest pairing of two sides, each item used once: maximum bipartite matching.
 *
 * @param partners - for each item of the left side, the items of the right side it may be paired with
 * @param nRight - number of items on the right side
 * @returns for each item of the left side its partner, or undefined
 * @see Hopcroft & Karp (1973), SIAM J. Comput. 2(4):225-231; time in O(E √V)
 */
export function largestMatching(
  partners: readonly (readonly number[])[],
  nRight: number,
): readonly (number | undefined)[] {
  const pairing: Pairing = {
    partners,
    ofLeft: new Array<number | undefined>(partners.length).fill(undefined),
    ofRight: new Array<number | undefined>(nRight).fill(undefined),
  };
  for (let layers = layersOf(pairing); layers !== undefined; layers = layersOf(pairing)) {
    const next = new Array<number>(partners.length).fill(0);
    for (let left = 0; left < partners.length; left++) {
      if (pairing.ofLeft[left] === undefined) lengthen(pairing, layers, next, left);
    }
  }
  return pairing.ofLeft;
}

type Pairing = {
  readonly partners: readonly (readonly number[])[];
  readonly ofLeft: (number | undefined)[];
  readonly ofRight: (number | undefined)[];
};

/** How many pairs lie between an unpaired item and each other one; undefined when no pairing can be lengthened. */
function layersOf({ partners, ofLeft, ofRight }: Pairing): readonly number[] | undefined {
  const layers = ofLeft.map((right) => (right === undefined ? 0 : Number.POSITIVE_INFINITY));
  const queue = layers.flatMap((layer, left) => (layer === 0 ? [left] : []));
  let canGrow = false;
  for (const left of queue) {
    for (const right of partners[left] ?? []) {
      const rival = ofRight[right];
      if (rival === undefined) canGrow = true;
      else if (layers[rival] === Number.POSITIVE_INFINITY) {
        layers[rival] = (layers[left] ?? 0) + 1;
        queue.push(rival);
      }
    }
  }
  return canGrow ? layers : undefined;
}

/** Pairs an item, moving others to further partners along a shortest path. A stack of its own: paths can be long. */
function lengthen(pairing: Pairing, layers: readonly number[], next: number[], start: number): void {
  const path: number[] = [start];
  const taken: number[] = [];
  for (let left = path.at(-1); left !== undefined; left = path.at(-1)) {
    const right = pairing.partners[left]?.[next[left] ?? 0];
    if (right === undefined) {
      path.pop();
      taken.pop();
      continue;
    }
    next[left] = (next[left] ?? 0) + 1;
    const rival = pairing.ofRight[right];
    if (rival === undefined) {
      take(pairing, path, [...taken, right]);
      return;
    }
    if (layers[rival] !== (layers[left] ?? 0) + 1) continue;
    path.push(rival);
    taken.push(right);
  }
}

function take({ ofLeft, ofRight }: Pairing, path: readonly number[], taken: readonly number[]): void {
  path.forEach((left, index) => {
    const right = taken[index];
    if (right === undefined) return;
    ofLeft[left] = right;
    ofRight[right] = left;
  });
}
