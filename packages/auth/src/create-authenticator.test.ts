import { AppError } from '@assay/contracts';
import { expect, it } from 'vitest';
import type { SignedIn } from './accounts/accounts';
import { createAuthenticator } from './create-authenticator';

const user = { id: 'u1', name: 'Ada', email: 'ada@example.org' };
const signedIn: SignedIn = { user, activeWorkspaceId: 'w2', setCookies: ['renewed'] };
const keyActor = { workspaceId: 'w1', role: 'viewer', id: 'api-key:k1' } as const;

function authenticator(session: SignedIn | undefined, isMember = true) {
  const asked: unknown[] = [];
  const authenticate = createAuthenticator({
    apiKeys: {
      authenticate: async (authorization) => {
        if (authorization === 'Bearer good') return keyActor;
        throw new AppError('auth.invalid_credentials', 'unknown');
      },
    },
    accounts: { findSession: async () => session },
    findMembership: async (...question) => {
      asked.push(question);
      return isMember ? { workspaceId: 'w2', role: 'editor' } : undefined;
    },
  });
  return { asked, authenticate: (headers: Record<string, string>) => authenticate(new Headers(headers)) };
}

it('takes the API key where there is one, whatever the cookie says', async () => {
  const { authenticate } = authenticator(signedIn);
  const identity = await authenticate({ authorization: 'Bearer good', cookie: 'c' });
  expect(identity).toEqual({ actor: keyActor, user: null, setCookies: [] });
  const bad = authenticate({ authorization: '', cookie: 'c' });
  await expect(bad).rejects.toMatchObject({ code: 'auth.invalid_credentials' });
});

it('takes the session without a key, in the role of its workspace', async () => {
  const { authenticate, asked } = authenticator(signedIn);
  const actor = { workspaceId: 'w2', role: 'editor', id: 'user:u1' };
  expect(await authenticate({ cookie: 'c' })).toEqual({ actor, user, setCookies: ['renewed'] });
  expect(asked).toEqual([['u1', 'w2']]);
});

it('refuses who has neither key nor session, and an account without a workspace', async () => {
  const required = { code: 'auth.required', status: 401 };
  await expect(authenticator(signedIn).authenticate({})).rejects.toMatchObject(required);
  await expect(authenticator(undefined).authenticate({ cookie: 'c' })).rejects.toMatchObject(required);
  const stranger = authenticator(signedIn, false).authenticate({ cookie: 'c' });
  await expect(stranger).rejects.toMatchObject({ code: 'auth.forbidden', status: 403 });
});
