import { credentialSchema, pageSchema } from '@assay/contracts';
import { apiQuery } from '../../data/api-query';

const credentialPageSchema = pageSchema(credentialSchema);

/** Credentials, newest first, without their secrets. */
export function credentialsQuery() {
  return apiQuery(credentialPageSchema, '/credentials', { limit: 200 });
}
