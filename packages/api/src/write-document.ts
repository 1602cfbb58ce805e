import { problemSchema } from '@assay/contracts';
import { z } from '@hono/zod-openapi';
import type { Api } from './api-context';
import { openApiInfo } from './open-api-info';

type Operation = { responses: Record<string, unknown>; security?: unknown };

/** The OpenAPI 3.1 document: what the routes say, and the key and the problems they all share. */
export function writeDocument(api: Api, version: string) {
  const document = api.getOpenAPI31Document(openApiInfo(version));
  const { $schema: _dialect, ...problem } = z.toJSONSchema(problemSchema, { io: 'input' });
  const failure = {
    description: 'What went wrong (RFC 9457): a code, the fields it is about and the next step',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  for (const item of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(item) as Operation[]) operation.responses['default'] = failure;
  }
  return {
    ...document,
    security: [{ apiKey: [] }, { session: [] }],
    components: { ...document.components, schemas: { ...document.components?.schemas, Problem: problem } },
  };
}
