import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A new API key. The key itself is shown once and never stored. */
export type GeneratedApiKey = {
  /** What a caller sends: `assay_` and 43 characters. */
  readonly key: string;
  /** First characters of the key, to tell keys apart; says nothing about the rest. */
  readonly prefix: string;
  /** SHA-256 of the key in hexadecimal: what is stored and looked up. */
  readonly hash: string;
};

const marker = 'assay_';

/** 256 bits: beyond guessing, so that a fast hash is enough to store. */
const randomByteCount = 32;
const shownCharacters = 6;

/** A new API key from the system's secure random source. */
export function generateApiKey(): GeneratedApiKey {
  const key = marker + randomBytes(randomByteCount).toString('base64url');
  return { key, prefix: key.slice(0, marker.length + shownCharacters), hash: hashApiKey(key) };
}

/** SHA-256 of an API key, 64 hexadecimal digits. */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whether the key has this hash, compared in a time that does not depend on where they differ. */
export function matchesApiKeyHash(key: string, hash: string): boolean {
  const expected = Buffer.from(hash, 'hex');
  const actual = Buffer.from(hashApiKey(key), 'hex');
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Whether a text has the form of an API key, so that a look-up is worth it. */
export function isApiKey(text: string): boolean {
  return /^assay_[\w-]{43}$/.test(text);
}
