import { AppError } from '@assay/contracts';
import { z } from '@hono/zod-openapi';
import type { AddRoutes } from '../api-context';
import { describeRoute, json } from '../describe-route';

const health = describeRoute('/health', {
  method: 'get',
  tags: ['System'],
  summary: 'Whether the API, its database and its queue answer',
  security: [],
  responses: { 200: json(z.object({ status: z.literal('ok'), version: z.string() }), 'All is well') },
});

/** Whether the API is well. */
export const addSystemRoutes: AddRoutes = (api, deps) => {
  api.openapi(health, async (context) => {
    await deps.health().catch((cause: unknown) => {
      if (cause instanceof AppError) throw cause;
      throw new AppError('database.unavailable', 'The database or the queue does not answer.', {}, { cause });
    });
    return context.json({ status: 'ok' as const, version: deps.version }, 200);
  });
};
