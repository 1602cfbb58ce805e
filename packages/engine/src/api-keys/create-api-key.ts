import type { GeneratedApiKey } from '@assay/auth';
import type { ApiKey, CreateApiKey } from '@assay/contracts';
import type { ApiKeyRepository, AuditRepository } from '@assay/db';

export type CreateApiKeyDeps = {
  readonly apiKeys: Pick<ApiKeyRepository, 'create'>;
  readonly audit: AuditRepository;
  readonly generateApiKey: () => GeneratedApiKey;
};

/** Makes an API key; the key itself is in this answer and nowhere else. */
export async function createApiKey(
  deps: CreateApiKeyDeps,
  { name, role, expiresAt }: CreateApiKey,
): Promise<{ readonly apiKey: ApiKey; readonly key: string }> {
  const { key, prefix, hash } = deps.generateApiKey();
  const expires = expiresAt === null ? null : new Date(expiresAt);
  const apiKey = await deps.apiKeys.create({ name, role, prefix, hash, expiresAt: expires });
  const details = { name, role, expiresAt };
  await deps.audit.record({ action: 'api_key.created', subjectType: 'api_key', subjectId: apiKey.id, details });
  return { apiKey, key };
}
