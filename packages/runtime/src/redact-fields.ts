import { stdSerializers } from 'pino';

const secretWords = new Set(['password', 'passphrase', 'secret', 'token', 'authorization', 'cookie', 'bearer']);
const secretPhrases = ['api key', 'secret key', 'private key', 'access key', 'encryption key'];

/** Past this depth a value is a structure nobody reads in a log. */
const maxDepth = 8;

const redacted = '[redacted]';

/** The value with everything under a secret-looking key, and secret-looking pieces of text, replaced by `[redacted]`. */
export function redactFields(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth >= maxDepth) return '[too deep]';
  if (value instanceof Error) return redactFields({ ...stdSerializers.err(value) }, depth);
  if (value instanceof Date || value instanceof URL)
    return redactText(value instanceof Date ? value.toJSON() : value.href);
  if (Array.isArray(value)) return value.map((item) => redactFields(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, isSecretKey(key) ? redacted : redactFields(item, depth + 1)]),
  );
}

/** Judged by its last words, so that `inputTokens` and `credentialId` stay readable. */
function isSecretKey(key: string): boolean {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase();
  return (
    secretWords.has(words.slice(words.lastIndexOf(' ') + 1)) ||
    words === 'apikey' ||
    secretPhrases.some((phrase) => words.endsWith(phrase))
  );
}

function redactText(text: string): string {
  return text
    .replace(/\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, `$1 ${redacted}`)
    .replace(/\b(assay_|sk-)[\w-]{16,}/g, `$1${redacted}`)
    .replace(/:\/\/[^/\s:@]*:[^/\s@]+@/g, `://${redacted}@`);
}
