import { apiKeySchema, createApiKeySchema, pageQuerySchema, pageSchema } from '@assay/contracts';
import { z } from '@hono/zod-openapi';
import type { AddRoutes } from '../api-context';
import { describeRoute, done, idParams, json, jsonBody } from '../describe-route';

const tags = ['API keys'];

const routes = {
  list: describeRoute('/api-keys', {
    ...{ method: 'get', tags, summary: 'API keys, without the keys themselves' },
    request: { query: pageQuerySchema },
    responses: { 200: json(pageSchema(apiKeySchema), 'A page of API keys') },
  }),
  create: describeRoute('/api-keys', {
    ...{ method: 'post', tags, summary: 'Make an API key; it is shown this once' },
    request: jsonBody(createApiKeySchema),
    responses: { 201: json(z.object({ apiKey: apiKeySchema, key: z.string() }), 'The key') },
  }),
  revoke: describeRoute('/api-keys/{id}', {
    ...{ method: 'delete', tags, summary: 'Revoke an API key at once' },
    request: { params: idParams },
    responses: { 204: done },
  }),
};

/** API keys of the workspace. */
export const addApiKeyRoutes: AddRoutes = (api, { engine: { apiKeys } }) => {
  api.openapi(routes.list, async (c) => c.json(await apiKeys.list(c.get('actor'), c.req.valid('query')), 200));
  api.openapi(routes.create, async (c) => c.json(await apiKeys.create(c.get('actor'), c.req.valid('json')), 201));
  api.openapi(routes.revoke, async (c) => {
    await apiKeys.revoke(c.get('actor'), c.req.valid('param').id);
    return c.body(null, 204);
  });
};
