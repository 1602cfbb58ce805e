import { hkdfSync } from 'node:crypto';
import { readSecretKey } from './secret-key';

const derivedBytes = 32;

/**
 * A secret of its own for one purpose, from the one secret key (HKDF-SHA-256, RFC 5869): whoever learns it learns
 * neither the key nor the secret of another purpose.
 *
 * @param key - the value of `ASSAY_SECRET_KEY`
 * @param purpose - what it is for; the same purpose always gives the same secret
 * @returns 32 bytes in base64url
 * @throws {RangeError} when the key is not 32 bytes
 */
export function deriveSecret(key: string, purpose: string): string {
  const bytes = readSecretKey(key);
  if (!bytes) throw new RangeError('the secret key must be 32 bytes, as 64 hexadecimal digits or as base64');
  return Buffer.from(hkdfSync('sha256', bytes, '', `assay:${purpose}`, derivedBytes)).toString('base64url');
}
