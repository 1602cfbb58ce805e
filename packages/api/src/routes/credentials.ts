import {
  createCredentialSchema,
  credentialSchema,
  pageQuerySchema,
  pageSchema,
  updateCredentialSchema,
} from '@assay/contracts';
import type { AddRoutes } from '../api-context';
import { describeRoute, done, idParams, json, jsonBody } from '../describe-route';

const tags = ['Credentials'];

const routes = {
  list: describeRoute('/credentials', {
    ...{ method: 'get', tags, summary: 'Credentials, without their secrets' },
    request: { query: pageQuerySchema },
    responses: { 200: json(pageSchema(credentialSchema), 'A page of credentials') },
  }),
  create: describeRoute('/credentials', {
    ...{ method: 'post', tags, summary: 'Store a secret; it is never answered again' },
    request: jsonBody(createCredentialSchema),
    responses: { 201: json(credentialSchema, 'The credential') },
  }),
  get: describeRoute('/credentials/{id}', {
    ...{ method: 'get', tags, summary: 'One credential, without its secret' },
    request: { params: idParams },
    responses: { 200: json(credentialSchema, 'The credential') },
  }),
  replaceSecret: describeRoute('/credentials/{id}/secret', {
    ...{ method: 'put', tags, summary: 'Replace the secret' },
    request: { params: idParams, ...jsonBody(updateCredentialSchema) },
    responses: { 200: json(credentialSchema, 'The credential') },
  }),
  remove: describeRoute('/credentials/{id}', {
    ...{ method: 'delete', tags, summary: 'Remove a credential no agent uses' },
    request: { params: idParams },
    responses: { 204: done },
  }),
};

/** Credentials; secrets go in and never come out. */
export const addCredentialRoutes: AddRoutes = (api, { engine: { credentials } }) => {
  api.openapi(routes.list, async (c) => c.json(await credentials.list(c.get('actor'), c.req.valid('query')), 200));
  api.openapi(routes.create, async (c) => c.json(await credentials.create(c.get('actor'), c.req.valid('json')), 201));
  api.openapi(routes.get, async (c) => c.json(await credentials.get(c.get('actor'), c.req.valid('param').id), 200));
  api.openapi(routes.replaceSecret, async (c) =>
    c.json(await credentials.replaceSecret(c.get('actor'), c.req.valid('param').id, c.req.valid('json')), 200),
  );
  api.openapi(routes.remove, async (c) => {
    await credentials.remove(c.get('actor'), c.req.valid('param').id);
    return c.body(null, 204);
  });
};
