import {
  createEvaluatorSchema,
  evaluatorSchema,
  namedPageQuerySchema,
  pageSchema,
  updateEvaluatorSchema,
} from '@assay/contracts';
import { z } from '@hono/zod-openapi';
import type { AddRoutes } from '../api-context';
import { describeRoute, done, idParams, json, jsonBody } from '../describe-route';

const tags = ['Evaluators'];

const routes = {
  list: describeRoute('/evaluators', {
    ...{ method: 'get', tags, summary: 'Evaluators, newest first' },
    request: { query: namedPageQuerySchema },
    responses: { 200: json(pageSchema(evaluatorSchema), 'A page of evaluators') },
  }),
  create: describeRoute('/evaluators', {
    ...{ method: 'post', tags, summary: 'Make an evaluator' },
    request: jsonBody(createEvaluatorSchema),
    responses: { 201: json(evaluatorSchema, 'The evaluator') },
  }),
  get: describeRoute('/evaluators/{id}', {
    ...{ method: 'get', tags, summary: 'One evaluator' },
    request: { params: idParams },
    responses: { 200: json(evaluatorSchema, 'The evaluator') },
  }),
  update: describeRoute('/evaluators/{id}', {
    ...{ method: 'patch', tags, summary: 'Change an evaluator; executions keep what they froze' },
    request: { params: idParams, ...jsonBody(updateEvaluatorSchema) },
    responses: { 200: json(evaluatorSchema, 'The evaluator') },
  }),
  archive: describeRoute('/evaluators/{id}', {
    ...{ method: 'delete', tags, summary: 'Archive an evaluator; its executions stay' },
    request: { params: idParams },
    responses: { 204: done },
  }),
  setBaseline: describeRoute('/evaluators/{id}/baseline', {
    ...{ method: 'put', tags, summary: 'Choose the baseline; null goes back to the first complete execution' },
    request: { params: idParams, ...jsonBody(z.object({ executionId: z.uuid().nullable() })) },
    responses: { 200: json(evaluatorSchema, 'The evaluator') },
  }),
};

/** Evaluators and their baselines. */
export const addEvaluatorRoutes: AddRoutes = (api, { engine: { evaluators } }) => {
  api.openapi(routes.list, async (c) => c.json(await evaluators.list(c.get('actor'), c.req.valid('query')), 200));
  api.openapi(routes.create, async (c) => c.json(await evaluators.create(c.get('actor'), c.req.valid('json')), 201));
  api.openapi(routes.get, async (c) => c.json(await evaluators.get(c.get('actor'), c.req.valid('param').id), 200));
  api.openapi(routes.update, async (c) =>
    c.json(await evaluators.update(c.get('actor'), c.req.valid('param').id, c.req.valid('json')), 200),
  );
  api.openapi(routes.archive, async (c) => {
    await evaluators.archive(c.get('actor'), c.req.valid('param').id);
    return c.body(null, 204);
  });
  api.openapi(routes.setBaseline, async (c) => {
    const { executionId } = c.req.valid('json');
    return c.json(await evaluators.setBaseline(c.get('actor'), c.req.valid('param').id, executionId), 200);
  });
};
