import { randomBytes } from 'node:crypto';
import { z } from 'zod';

const keyBytes = 32;

/** Text of a secret key (`ASSAY_SECRET_KEY`): 32 bytes, written as 64 hexadecimal digits or as base64. */
export const secretKeySchema = z
  .string()
  .refine((text) => readSecretKey(text) !== undefined, 'must be 32 bytes, as 64 hexadecimal digits or as base64');

/** A new random secret key, in base64, ready to be the value of `ASSAY_SECRET_KEY`. */
export function generateSecretKey(): string {
  return randomBytes(keyBytes).toString('base64');
}

/** The 32 bytes a secret key stands for, or undefined when the text is no such key. */
export function readSecretKey(text: string): Buffer | undefined {
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (!/^[\w+/-]{43}=?$/.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64');
  return bytes.length === keyBytes ? bytes : undefined;
}
