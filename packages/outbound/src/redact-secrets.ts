import type { z } from 'zod';

type Json = z.infer<ReturnType<typeof z.json>>;

const redacted = '[redacted]';

/** Shorter texts are no secrets, and replacing them would eat ordinary words. */
const minSecretLength = 4;

/** The text with every secret in it replaced by `[redacted]`, also where it is escaped for JSON or for a URL. */
export function redactText(text: string, secrets: readonly string[]): string {
  return spellings(secrets).reduce((clean, secret) => clean.replaceAll(secret, redacted), text);
}

/** The JSON value with every secret in its texts, keys and numbers replaced by `[redacted]`. */
export function redactJson(value: Json, secrets: readonly string[]): Json {
  const hidden = spellings(secrets);
  if (hidden.length === 0) return value;
  const clean = (text: string) => hidden.reduce((left, secret) => left.replaceAll(secret, redacted), text);
  const visit = (item: Json): Json => {
    if (typeof item === 'string') return clean(item);
    if (typeof item === 'number') return hidden.includes(String(item)) ? redacted : item;
    if (item === null || typeof item === 'boolean') return item;
    if (Array.isArray(item)) return item.map(visit);
    return Object.fromEntries(Object.entries(item).map(([key, child]) => [clean(key), visit(child)]));
  };
  return visit(value);
}

/** A reply's body redacted; one that was JSON stays JSON, even where a secret is the digits of a number. */
export function redactBody(body: string, secrets: readonly string[]): string {
  const clean = redactText(body, secrets);
  if (clean === body) return body;
  const json = parseJson(body);
  return json === undefined || parseJson(clean) !== undefined ? clean : JSON.stringify(redactJson(json, secrets));
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Each secret as it is, as JSON writes it and as a URL writes it; longest first, so that no piece is left over. */
function spellings(secrets: readonly string[]): string[] {
  const all = secrets
    .flatMap((secret) => [secret, secret.trim()])
    .filter((secret) => secret.length >= minSecretLength)
    .flatMap((secret) => [
      secret,
      JSON.stringify(secret).slice(1, -1),
      encodeURIComponent(secret.replace(/\p{Surrogate}/gu, '\uFFFD')),
    ]);
  return [...new Set(all)].sort((a, b) => b.length - a.length);
}
