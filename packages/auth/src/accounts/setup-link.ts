import { createHash, randomBytes } from 'node:crypto';

/** A one-time link's token. The token itself is shown once and never stored. */
export type SetupToken = {
  /** 256 random bits, in base64url: beyond guessing, so that a fast hash is enough to store. */
  readonly token: string;
  readonly hash: string;
  readonly expiresAt: Date;
};

const tokenBytes = 32;
const validForMs = 7 * 24 * 3_600 * 1_000;

/** A new token for the link that makes the first account, in force for 7 days. */
export function generateSetupToken(now: Date): SetupToken {
  const token = randomBytes(tokenBytes).toString('base64url');
  return { token, hash: hashSetupToken(token), expiresAt: new Date(now.getTime() + validForMs) };
}

/** SHA-256 of a token, 64 hexadecimal digits. */
export function hashSetupToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
