/** Spreads neighbouring pairs over the table (Knuth's multiplicative hashing; odd constants without common factors). */
const leftFactor = 0x9e3779b1;
const rightFactor = 0x85ebca6b;

/** Slots of an empty table; a power of two. */
const smallestTable = 256;

/** Numbers pairs of whole numbers from 0 up, in the order they are first asked for. */
export type PairIds = {
  /** The number of a pair; both of its parts are integers in [0, 2^31). */
  readonly idOf: (left: number, right: number) => number;
  /** How many different pairs there have been. */
  readonly size: () => number;
};

/** A hash table in typed arrays: several times as fast as a Map keyed by a number beyond 31 bits, for millions of pairs. */
export function createPairIds(): PairIds {
  let slots = new Int32Array(smallestTable).fill(-1);
  let lefts = new Int32Array(smallestTable / 2);
  let rights = new Int32Array(smallestTable / 2);
  let size = 0;

  function grow(): void {
    slots = new Int32Array(slots.length * 2).fill(-1);
    lefts = grown(lefts);
    rights = grown(rights);
    for (let id = 0; id < size; id++) slots[findSlot(lefts[id] ?? 0, rights[id] ?? 0)] = id;
  }

  /** The slot that holds the pair, or the free one where it belongs. */
  function findSlot(left: number, right: number): number {
    const mask = slots.length - 1;
    const hash = Math.imul(left, leftFactor) ^ Math.imul(right, rightFactor);
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (
      let id = slots[slot] ?? -1;
      id !== -1 && (lefts[id] !== left || rights[id] !== right);
      id = slots[slot] ?? -1
    ) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  function idOf(left: number, right: number): number {
    const slot = findSlot(left, right);
    const known = slots[slot] ?? -1;
    if (known !== -1) return known;
    slots[slot] = size;
    lefts[size] = left;
    rights[size] = right;
    size++;
    if (size === lefts.length) grow();
    return size - 1;
  }

  return { idOf, size: () => size };
}

function grown(values: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(values.length * 2);
  larger.set(values);
  return larger;
}
