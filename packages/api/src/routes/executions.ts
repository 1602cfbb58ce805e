import {
  countedPageSchema,
  executionDetailSchema,
  executionMetricsSchema,
  executionQuerySchema,
  executionSchema,
  predictionDetailSchema,
  predictionQuerySchema,
  predictionSchema,
  startExecutionSchema,
} from '@assay/contracts';
import { z } from '@hono/zod-openapi';
import type { AddRoutes } from '../api-context';
import { describeRoute, idParams, json, jsonBody } from '../describe-route';

const tags = ['Executions'];
const startHeaders = z.object({
  'idempotency-key': z.string().min(1).max(200).optional().meta({
    description: 'A repeated key answers the execution it made instead of starting another',
  }),
});

const routes = {
  start: describeRoute('/executions', {
    ...{ method: 'post', tags, summary: 'Run an evaluator' },
    request: { headers: startHeaders, ...jsonBody(startExecutionSchema) },
    responses: {
      200: json(executionDetailSchema, 'The execution this idempotency key made before'),
      201: json(executionDetailSchema, 'The execution, QUEUED'),
    },
  }),
  list: describeRoute('/executions', {
    ...{ method: 'get', tags, summary: 'Executions, newest first' },
    request: { query: executionQuerySchema },
    responses: { 200: json(countedPageSchema(executionSchema), 'A page of executions') },
  }),
  get: describeRoute('/executions/{id}', {
    ...{ method: 'get', tags, summary: 'One execution with its progress and its frozen snapshot' },
    request: { params: idParams },
    responses: { 200: json(executionDetailSchema, 'The execution') },
  }),
  cancel: describeRoute('/executions/{id}/cancel', {
    ...{ method: 'post', tags, summary: 'Stop asking; what is done is kept' },
    request: { params: idParams },
    responses: { 200: json(executionDetailSchema, 'The execution') },
  }),
  metrics: describeRoute('/executions/{id}/metrics', {
    ...{ method: 'get', tags, summary: 'Composite, verdict and every metric, overall and by dataset and category' },
    request: { params: idParams },
    responses: { 200: json(executionMetricsSchema, 'The metrics') },
  }),
  predictions: describeRoute('/executions/{id}/predictions', {
    ...{ method: 'get', tags, summary: 'Predictions with their scores, filtered and sorted' },
    request: { params: idParams, query: predictionQuerySchema },
    responses: { 200: json(countedPageSchema(predictionSchema), 'A page of predictions') },
  }),
  prediction: describeRoute('/predictions/{id}', {
    ...{ method: 'get', tags, summary: 'One prediction with the whole response' },
    request: { params: idParams },
    responses: { 200: json(predictionDetailSchema, 'The prediction') },
  }),
};

/** Executions: start, follow, cancel, read. */
export const addExecutionRoutes: AddRoutes = (api, { engine: { executions } }) => {
  api.openapi(routes.start, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const { execution, created } = await executions.start(c.get('actor'), c.req.valid('json'), key);
    return c.json(execution, created ? 201 : 200);
  });
  api.openapi(routes.list, async (c) => c.json(await executions.list(c.get('actor'), c.req.valid('query')), 200));
  api.openapi(routes.get, async (c) => c.json(await executions.get(c.get('actor'), c.req.valid('param').id), 200));
  api.openapi(routes.cancel, async (c) =>
    c.json(await executions.cancel(c.get('actor'), c.req.valid('param').id), 200),
  );
  api.openapi(routes.metrics, async (c) =>
    c.json(await executions.metrics(c.get('actor'), c.req.valid('param').id), 200),
  );
  api.openapi(routes.predictions, async (c) =>
    c.json(await executions.predictions(c.get('actor'), c.req.valid('param').id, c.req.valid('query')), 200),
  );
  api.openapi(routes.prediction, async (c) =>
    c.json(await executions.prediction(c.get('actor'), c.req.valid('param').id), 200),
  );
};
