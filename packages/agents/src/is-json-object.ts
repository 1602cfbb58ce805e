import type { Json } from './connector';

/** A JSON object, as opposed to a list, a text, a number, a boolean or null. */
export type JsonObject = { readonly [key: string]: Json };

/** Whether the value is a JSON object. */
export function isJsonObject(value: Json | undefined): value is { [key: string]: Json } {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
