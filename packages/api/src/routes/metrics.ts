import {
  createMetricSchema,
  jsonSchema,
  metricSchema,
  namedPageQuerySchema,
  pageSchema,
  scoreViewSchema,
  tryMetricSchema,
  updateMetricSchema,
} from '@assay/contracts';
import { z } from '@hono/zod-openapi';
import type { AddRoutes } from '../api-context';
import { describeRoute, done, idParams, json, jsonBody } from '../describe-route';

const tags = ['Metrics'];
const typeSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    unavailableReason: z.string().nullable().meta({ description: 'Why it cannot be chosen here; null when it can.' }),
  })
  .catchall(jsonSchema);

const routes = {
  types: describeRoute('/metric-types', {
    ...{ method: 'get', tags, summary: 'Every metric type with the JSON Schema of its settings' },
    responses: { 200: json(z.object({ items: z.array(typeSchema) }), 'Every metric type') },
  }),
  describe: describeRoute('/metric-types/{type}', {
    ...{ method: 'get', tags, summary: 'One metric type' },
    request: { params: z.object({ type: z.string() }) },
    responses: { 200: json(typeSchema, 'The metric type') },
  }),
  tryOut: describeRoute('/metrics/try', {
    ...{ method: 'post', tags, summary: 'Score one prediction without saving the metric' },
    request: jsonBody(tryMetricSchema),
    responses: { 200: json(scoreViewSchema, 'The score') },
  }),
  list: describeRoute('/metrics', {
    ...{ method: 'get', tags, summary: 'Saved metrics, newest first' },
    request: { query: namedPageQuerySchema },
    responses: { 200: json(pageSchema(metricSchema), 'A page of metrics') },
  }),
  create: describeRoute('/metrics', {
    ...{ method: 'post', tags, summary: 'Save a metric' },
    request: jsonBody(createMetricSchema),
    responses: { 201: json(metricSchema, 'The metric') },
  }),
  get: describeRoute('/metrics/{id}', {
    ...{ method: 'get', tags, summary: 'One saved metric at its latest version' },
    request: { params: idParams },
    responses: { 200: json(metricSchema, 'The metric') },
  }),
  update: describeRoute('/metrics/{id}', {
    ...{ method: 'patch', tags, summary: 'Rename a metric, or change it as a new version' },
    request: { params: idParams, ...jsonBody(updateMetricSchema) },
    responses: { 200: json(metricSchema, 'The metric') },
  }),
  archive: describeRoute('/metrics/{id}', {
    ...{ method: 'delete', tags, summary: 'Archive a metric no evaluator uses' },
    request: { params: idParams },
    responses: { 204: done },
  }),
};

/** Metric types and saved metrics. */
export const addMetricRoutes: AddRoutes = (api, { engine: { metrics } }) => {
  api.openapi(routes.types, (c) => c.json({ items: z.array(typeSchema).parse(metrics.types()) }, 200));
  api.openapi(routes.describe, (c) => c.json(typeSchema.parse(metrics.describe(c.req.valid('param').type)), 200));
  api.openapi(routes.tryOut, async (c) => c.json(await metrics.tryOut(c.get('actor'), c.req.valid('json')), 200));
  api.openapi(routes.list, async (c) => c.json(await metrics.list(c.get('actor'), c.req.valid('query')), 200));
  api.openapi(routes.create, async (c) => c.json(await metrics.create(c.get('actor'), c.req.valid('json')), 201));
  api.openapi(routes.get, async (c) => c.json(await metrics.get(c.get('actor'), c.req.valid('param').id), 200));
  api.openapi(routes.update, async (c) =>
    c.json(await metrics.update(c.get('actor'), c.req.valid('param').id, c.req.valid('json')), 200),
  );
  api.openapi(routes.archive, async (c) => {
    await metrics.archive(c.get('actor'), c.req.valid('param').id);
    return c.body(null, 204);
  });
};
