import { type Actor, AppError, type StoredApiKey } from '@assay/contracts';
import { hashApiKey, isApiKey, matchesApiKeyHash } from './api-key-text';

type ApiKeyAuthenticatorDeps = {
  readonly findByHash: (hash: string) => Promise<StoredApiKey | undefined>;
  /** Remembers when a key was last used. */
  readonly touch: (id: string, usedAt: Date) => Promise<void>;
  readonly now: () => Date;
};

/** Tells who is asking from the value of an `Authorization` header. */
export type ApiKeyAuthenticator = {
  /**
   * The actor behind `Bearer assay_…`.
   *
   * @throws {AppError} auth.required when there is no key; auth.invalid_credentials when it is unknown, expired or
   * revoked
   */
  readonly authenticate: (authorization: string | undefined) => Promise<Actor>;
};

/** A key's last use is written at most this often, so that a busy key does not write on every request. */
const touchEveryMs = 60_000;

/** Lets API keys in by their hash; the key itself is compared in constant time and never kept. */
export function createApiKeyAuthenticator({ findByHash, touch, now }: ApiKeyAuthenticatorDeps): ApiKeyAuthenticator {
  return {
    authenticate: async (authorization) => {
      const key = readBearer(authorization);
      const found = isApiKey(key) ? await findByHash(hashApiKey(key)) : undefined;
      if (!found || !matchesApiKeyHash(key, found.hash)) throw refused('is not known');
      const at = now();
      checkInForce(found, at);
      const lastUsedMs = found.lastUsedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
      if (at.getTime() - lastUsedMs >= touchEveryMs) await touch(found.id, at);
      return { workspaceId: found.workspaceId, role: found.role, id: `api-key:${found.id}` };
    },
  };
}

function checkInForce({ revokedAt, expiresAt }: StoredApiKey, at: Date): void {
  if (revokedAt !== null) throw refused(`was revoked on ${revokedAt.toISOString()}`);
  if (expiresAt !== null && expiresAt <= at) throw refused(`expired on ${expiresAt.toISOString()}`);
}

function readBearer(authorization: string | undefined): string {
  const [, key] = /^Bearer[ ]+(\S+)\s*$/i.exec(authorization ?? '') ?? [];
  if (key !== undefined) return key;
  const nextStep = 'Send the header "Authorization: Bearer assay_…"; an admin makes keys under Settings.';
  throw new AppError('auth.required', 'This needs an API key.', { nextStep });
}

function refused(reason: string): AppError {
  const nextStep = 'Ask an admin of the workspace for a new key.';
  return new AppError('auth.invalid_credentials', `The API key ${reason}.`, { nextStep });
}
