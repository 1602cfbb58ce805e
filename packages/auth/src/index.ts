export { type ApiKeyAuthenticator, createApiKeyAuthenticator } from './api-key-authenticator';
export { type GeneratedApiKey, generateApiKey, hashApiKey, matchesApiKeyHash } from './api-key-text';
export { requireRole } from './require-role';
