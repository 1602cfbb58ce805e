import {
  agentReplySchema,
  agentSchema,
  agentVersionSchema,
  createAgentSchema,
  jsonSchema,
  namedPageQuerySchema,
  pageSchema,
  tryAgentSchema,
  updateAgentSchema,
} from '@assay/contracts';
import { z } from '@hono/zod-openapi';
import type { AddRoutes } from '../api-context';
import { describeRoute, done, idParams, json, jsonBody } from '../describe-route';

const tags = ['Agents'];
const connectorSchema = z.object({ id: z.string(), title: z.string(), description: z.string() }).catchall(jsonSchema);

const routes = {
  connectors: describeRoute('/connectors', {
    ...{ method: 'get', tags, summary: 'Ways to reach an agent, each with the JSON Schema of its settings' },
    responses: { 200: json(z.object({ items: z.array(connectorSchema) }), 'Every connector') },
  }),
  list: describeRoute('/agents', {
    ...{ method: 'get', tags, summary: 'Agents, newest first' },
    request: { query: namedPageQuerySchema },
    responses: { 200: json(pageSchema(agentSchema), 'A page of agents') },
  }),
  create: describeRoute('/agents', {
    ...{ method: 'post', tags, summary: 'Make an agent with its first version' },
    request: jsonBody(createAgentSchema),
    responses: { 201: json(agentSchema, 'The agent') },
  }),
  tryOut: describeRoute('/agents/try', {
    ...{ method: 'post', tags, summary: 'Ask an agent one question without saving it' },
    request: jsonBody(tryAgentSchema),
    responses: { 200: json(agentReplySchema, 'What the agent answered, or why it did not') },
  }),
  get: describeRoute('/agents/{id}', {
    ...{ method: 'get', tags, summary: 'One agent' },
    request: { params: idParams },
    responses: { 200: json(agentSchema, 'The agent') },
  }),
  update: describeRoute('/agents/{id}', {
    ...{ method: 'patch', tags, summary: 'Rename an agent, or change its settings as a new version' },
    request: { params: idParams, ...jsonBody(updateAgentSchema) },
    responses: { 200: json(agentSchema, 'The agent') },
  }),
  archive: describeRoute('/agents/{id}', {
    ...{ method: 'delete', tags, summary: 'Archive an agent; its executions stay' },
    request: { params: idParams },
    responses: { 204: done },
  }),
  versions: describeRoute('/agents/{id}/versions', {
    ...{ method: 'get', tags, summary: 'Versions of an agent, newest first' },
    request: { params: idParams },
    responses: { 200: json(z.array(agentVersionSchema), 'Its versions') },
  }),
};

/** Agents, their versions, and trying one out. */
export const addAgentRoutes: AddRoutes = (api, { engine: { agents } }) => {
  api.openapi(routes.connectors, (c) => c.json({ items: z.array(connectorSchema).parse(agents.connectors()) }, 200));
  api.openapi(routes.list, async (c) => c.json(await agents.list(c.get('actor'), c.req.valid('query')), 200));
  api.openapi(routes.create, async (c) => c.json(await agents.create(c.get('actor'), c.req.valid('json')), 201));
  api.openapi(routes.tryOut, async (c) =>
    c.json(await agents.tryOut(c.get('actor'), c.req.valid('json'), c.req.raw.signal), 200),
  );
  api.openapi(routes.get, async (c) => c.json(await agents.get(c.get('actor'), c.req.valid('param').id), 200));
  api.openapi(routes.update, async (c) =>
    c.json(await agents.update(c.get('actor'), c.req.valid('param').id, c.req.valid('json')), 200),
  );
  api.openapi(routes.archive, async (c) => {
    await agents.archive(c.get('actor'), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.versions, async (c) =>
    c.json(await agents.listVersions(c.get('actor'), c.req.valid('param').id), 200),
  );
};
