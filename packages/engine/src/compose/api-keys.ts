import { generateApiKey } from '@assay/auth';
import { createApiKey } from '../api-keys/create-api-key';
import type { Engine } from '../engine';
import type { EngineContext } from './context';

/** The use cases about API keys; all are for admins. */
export function composeApiKeys({ open }: EngineContext): Engine['apiKeys'] {
  return {
    create: async (actor, input) => createApiKey({ ...open(actor, 'admin'), generateApiKey }, input),
    list: async (actor, page) => open(actor, 'admin').apiKeys.list(page),
    revoke: async (actor, id) => {
      const { apiKeys, audit } = open(actor, 'admin');
      await apiKeys.revoke(id);
      await audit.record({ action: 'api_key.revoked', subjectType: 'api_key', subjectId: id, details: {} });
    },
  };
}
