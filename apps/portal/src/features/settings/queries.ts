import { apiKeySchema, pageSchema } from '@assay/contracts';
import { apiQuery } from '../../data/api-query';

const apiKeyPageSchema = pageSchema(apiKeySchema);

/** API keys, newest first, without the keys themselves; only for admins. */
export function apiKeysQuery() {
  return apiQuery(apiKeyPageSchema, '/api-keys', { limit: 200 });
}
