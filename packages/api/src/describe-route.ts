import { createRoute, type RouteConfig, z } from '@hono/zod-openapi';

/** Path parameters of a route about one thing. */
export const idParams = z.object({ id: z.string().meta({ description: 'Its id' }) });

/** The description of an answer in JSON. */
export function json<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { description, content: { 'application/json': { schema } } };
}

/** The description of a request body in JSON. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { body: { required: true, content: { 'application/json': { schema } } } } as const;
}

/** An answer without content. */
export const done = { description: 'Done' } as const;

/** A route of the API, to register and to add; what all routes share is completed in the document. */
export function describeRoute<const Path extends string, const Config extends Omit<RouteConfig, 'path'>>(
  path: Path,
  config: Config,
) {
  return createRoute<Path, Config & { path: Path }>({ ...config, path });
}
