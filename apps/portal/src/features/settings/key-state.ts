import type { ApiKey } from '@assay/contracts';

export type KeyState = 'active' | 'expired' | 'revoked';

/** Whether a key opens anything at `now`, in milliseconds. */
export function keyState({ revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>, now: number): KeyState {
  if (revokedAt !== null) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : 'active';
}
