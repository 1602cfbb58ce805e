import type { Json } from '../../json';
import { isRecord } from '../../json-text/is-record';

/**
 * The prediction with the items of its lists put where the reference has their equals, at every level.
 *
 * Items that equal no item of the reference (whatever the order of lists inside them) keep their order in the places left.
 */
export function alignLists(output: Json, reference: Json): Json {
  if (Array.isArray(output) && Array.isArray(reference)) return alignItems(output, reference);
  if (!(isRecord(output) && isRecord(reference))) return output;
  const entries = Object.entries(output).map(([key, value]): [string, Json] => {
    const expected = Object.hasOwn(reference, key) ? reference[key] : undefined;
    return [key, expected === undefined ? value : alignLists(value, expected)];
  });
  return Object.fromEntries(entries);
}

function alignItems(output: readonly Json[], reference: readonly Json[]): Json[] {
  const places = placesOfEquals(output, reference);
  const taken = new Set(places);
  const others = [...output.keys()].filter((index) => !taken.has(index)).values();
  const order = [...places.map((place) => place ?? others.next().value), ...others];
  return order.flatMap((index, position) => {
    const item = index === undefined ? undefined : output[index];
    const expected = reference[position];
    if (item === undefined) return [];
    return [expected === undefined ? item : alignLists(item, expected)];
  });
}

/** For each item of the reference, the index of its own equal in the prediction. */
function placesOfEquals(output: readonly Json[], reference: readonly Json[]): (number | undefined)[] {
  const waiting = new Map<string, number[]>();
  for (const index of [...output.keys()].reverse()) {
    const key = orderlessText(output[index] ?? null);
    const same = waiting.get(key);
    if (same === undefined) waiting.set(key, [index]);
    else same.push(index);
  }
  return reference.map((item) => waiting.get(orderlessText(item))?.pop());
}

/** A text that two values share exactly when they are equal apart from the order of lists and keys. */
function orderlessText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(orderlessText).sort().join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}:${orderlessText(child)}`);
  return `{${entries.sort().join(',')}}`;
}
