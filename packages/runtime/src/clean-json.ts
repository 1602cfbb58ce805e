import type { z } from 'zod';
import { type Cleaned, cleanText } from './clean-text';

type Json = z.infer<ReturnType<typeof z.json>>;

/** The JSON value with every text and every key in it cleaned as `cleanText` does. */
export function cleanJson(json: Json): Cleaned<Json> {
  let changed = false;
  const clean = (text: string): string => {
    const cleaned = cleanText(text);
    changed ||= cleaned.changed;
    return cleaned.value;
  };
  const visit = (value: Json): Json => {
    if (typeof value === 'string') return clean(value);
    if (value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) return value.map(visit);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [clean(key), visit(item)]));
  };
  const value = visit(json);
  return { value, changed };
}
