import type { Json } from '../json';
import { isRecord } from '../json-text/is-record';
import { parseJsonText } from '../json-text/parse-json-text';

/** An object read from a judge's reply; `repeatedKeys` are those given more than once. */
export type ReadObject = { readonly value: Record<string, Json>; readonly repeatedKeys: readonly string[] };

/** Reads an object, also a lightly broken one (quotes, commas, comments, a missing brace); undefined when it is none. */
export async function readObject(text: string): Promise<ReadObject | undefined> {
  return readStrictly(text) ?? (await readRepaired(text));
}

function readStrictly(text: string): ReadObject | undefined {
  const parsed = parseJsonText(text);
  if (!(parsed.ok && isRecord(parsed.value))) return undefined;
  return { value: parsed.value, repeatedKeys: parsed.duplicateKeys };
}

async function readRepaired(text: string): Promise<ReadObject | undefined> {
  // A number at which the text ends may have been cut.
  if (/\d\s*$/.test(text.slice(-20))) return undefined;
  const { jsonrepair } = await import('jsonrepair');
  try {
    return readStrictly(jsonrepair(text));
  } catch {
    return undefined;
  }
}
