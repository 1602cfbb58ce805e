import type { Identity } from '@assay/auth';
import { createFirstAccountSchema, type Me, meSchema, setupStatusSchema, signInSchema } from '@assay/contracts';
import type { AccountUseCases, AddRoutes } from '../api-context';
import { describeRoute, done, json, jsonBody } from '../describe-route';

const tags = ['Accounts'];
const open = { tags, security: [] };

const routes = {
  me: describeRoute('/me', {
    ...{ method: 'get', tags, summary: 'Who is asking' },
    responses: { 200: json(meSchema, 'The actor behind the session or the key; `user` is null for a key') },
  }),
  setupStatus: describeRoute('/setup', {
    ...{ ...open, method: 'get', summary: 'Whether the first account is still to be made' },
    responses: { 200: json(setupStatusSchema, 'True while there is no account') },
  }),
  setUp: describeRoute('/setup', {
    ...{ ...open, method: 'post', summary: 'Make the first account with the one-time link, and sign it in' },
    request: jsonBody(createFirstAccountSchema),
    responses: { 201: json(meSchema, 'The account, an admin of the workspace; the session is in the cookie') },
  }),
  signIn: describeRoute('/session', {
    ...{ ...open, method: 'post', summary: 'Sign in with e-mail and password' },
    request: jsonBody(signInSchema),
    responses: { 200: json(meSchema, 'Who signed in; the session is in the cookie') },
  }),
  signOut: describeRoute('/session', {
    ...{ ...open, method: 'delete', summary: 'Sign out: end the session and clear its cookie' },
    responses: { 204: done },
  }),
};

/** Setting up, signing in and out, and who is asking. */
export const addAccountRoutes: AddRoutes = (api, { accounts }) => {
  api.openapi(routes.me, async (c) => c.json(await describe(c.get('identity'), accounts), 200));
  api.openapi(routes.setupStatus, async (c) => c.json({ needed: !(await accounts.hasAccounts()) }, 200));
  api.openapi(routes.setUp, async (c) => {
    const identity = await accounts.makeFirst(c.req.valid('json'), c.req.raw.headers);
    return c.json(await describe(identity, accounts), 201, cookieHeaders(identity.setCookies));
  });
  api.openapi(routes.signIn, async (c) => {
    const identity = await accounts.signIn(c.req.valid('json'), c.req.raw.headers);
    return c.json(await describe(identity, accounts), 200, cookieHeaders(identity.setCookies));
  });
  api.openapi(routes.signOut, async (c) => c.body(null, 204, cookieHeaders(await accounts.signOut(c.req.raw.headers))));
};

async function describe({ actor, user }: Identity, accounts: AccountUseCases): Promise<Me> {
  const { id, workspaceId, role } = actor;
  return { id, workspaceId, workspaceName: await accounts.workspaceName(workspaceId), role, user };
}

function cookieHeaders(setCookies: readonly string[]): Record<string, string[]> {
  return setCookies.length === 0 ? {} : { 'set-cookie': [...setCookies] };
}
