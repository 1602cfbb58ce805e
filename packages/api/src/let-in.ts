import type { Context } from 'hono';
import type { ApiDeps, ApiEnv } from './api-context';

/** Routes anyone may call: whether the server is well, what it offers, and how to come in. */
const openPaths = new Set(['health', 'openapi.json', 'setup', 'session'].map((path) => `/api/v1/${path}`));

/** Finds out who is asking, before any other route answers, and passes on the cookie of a session renewed by it. */
export function letIn(authenticate: ApiDeps['authenticate']) {
  return async (context: Context<ApiEnv>, next: () => Promise<void>): Promise<void> => {
    if (openPaths.has(context.req.path)) return await next();
    const identity = await authenticate(context.req.raw.headers);
    context.set('actor', identity.actor);
    context.set('identity', identity);
    await next();
    for (const cookie of identity.setCookies) context.header('set-cookie', cookie, { append: true });
  };
}
