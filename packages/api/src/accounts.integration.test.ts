import { generateSetupToken } from '@assay/auth';
import type { Role } from '@assay/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, startTestApi, type TestApi } from './test-support/start-test-api';

const ada = { name: 'Ada', email: 'ada@example.org', password: 'correct horse' } as const;
const browser = { 'user-agent': 'test' };

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => api.close());

async function newLink(): Promise<string> {
  const { token, ...link } = generateSetupToken(new Date());
  expect(await api.opened.system.replaceSetupLink(link)).toBe(true);
  return token;
}

const send = (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
  api.call(method, path, { key: null, ...(json !== undefined && { json }), headers: { ...browser, ...headers } });
const setUp = (token: string, change: Record<string, unknown> = {}) =>
  send('POST', '/setup', { token, ...ada, ...change });
const signIn = (email: string, password: string) => send('POST', '/session', { email, password });
const cookieOf = ({ headers }: Answer): string => headers.getSetCookie()[0]?.split(';')[0] ?? '';
const outcome = ({ status, body }: Answer) => [status, body['code']];
const prisma = () => api.opened.database.prisma;

async function signedIn(): Promise<string> {
  return cookieOf(await setUp(await newLink()));
}

describe('the first account', () => {
  it('is made by the holder of the link, an admin, signed in, and its password is stored hashed', async () => {
    expect((await send('GET', '/setup')).body).toEqual({ needed: true });
    const made = await setUp(await newLink());
    expect(made.status).toBe(201);
    const { id: userId } = await prisma().user.findFirstOrThrow();
    const me = { id: `user:${userId}`, workspaceName: 'test', role: 'admin' };
    expect(made.body).toMatchObject({ ...me, user: { id: userId, name: ada.name, email: ada.email } });
    const [cookie = ''] = made.headers.getSetCookie();
    expect(cookie).toMatch(/^assay\.session_token=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await send('GET', '/me', undefined, { cookie: cookieOf(made) })).body).toEqual(made.body);
    expect((await send('GET', '/setup')).body).toEqual({ needed: false });
    const { password } = await prisma().account.findFirstOrThrow();
    expect(password).not.toContain(ada.password);
    expect(await prisma().auditEvent.findMany({ where: { action: 'account.created' } })).toMatchObject([
      { actor: `user:${userId}`, subjectId: userId },
    ]);
  });

  it('is made once: a used link, and a new one beside an account, are refused', async () => {
    const token = await newLink();
    expect((await setUp(token)).status).toBe(201);
    expect(outcome(await setUp(token, { email: 'eve@example.org' }))).toEqual([403, 'auth.setup_link_invalid']);
    const { token: other, ...link } = generateSetupToken(new Date());
    expect(await api.opened.system.replaceSetupLink(link)).toBe(false);
    expect(outcome(await setUp(other))).toEqual([403, 'auth.setup_link_invalid']);
    expect(await prisma().user.count()).toBe(1);
  });

  it('is not made with a wrong, a replaced or an expired link', async () => {
    const earlier = await newLink();
    await newLink();
    for (const token of ['wrong', earlier]) {
      expect(outcome(await setUp(token))).toEqual([403, 'auth.setup_link_invalid']);
    }
    const { token, hash } = generateSetupToken(new Date());
    await api.opened.system.replaceSetupLink({ hash, expiresAt: new Date(Date.now() - 1) });
    expect(outcome(await setUp(token))).toEqual([403, 'auth.setup_link_invalid']);
    expect(await prisma().user.count()).toBe(0);
  });

  it('is one, however many use the link at once', async () => {
    const token = await newLink();
    const emails = Array.from({ length: 5 }, (_, index) => `ada${index}@example.org`);
    const answers = await Promise.all(emails.map((email) => setUp(token, { email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403, 403]);
    expect([await prisma().user.count(), await prisma().member.count()]).toEqual([1, 1]);
  });

  it.each([
    ['password', 'too short'],
    ['password', 'x'.repeat(201)],
    ['email', 'no address'],
    ['name', '  '],
  ])('leaves the link in force when the %s is refused', async (field, value) => {
    const token = await newLink();
    const refused = await setUp(token, { [field]: value });
    expect(outcome(refused)).toEqual([400, 'request.invalid']);
    expect(refused.body['fields']).toMatchObject([{ path: field }]);
    expect((await setUp(token)).status).toBe(201);
  });

  it('leaves the link in force, and nothing else, when it cannot be stored whole', async () => {
    const token = await newLink();
    await prisma().$executeRaw`ALTER TABLE member ADD CONSTRAINT refuse_all CHECK (role = 'none')`;
    expect((await setUp(token)).status).toBe(500);
    const counts = [prisma().user.count(), prisma().account.count(), prisma().session.count()];
    expect(await Promise.all(counts)).toEqual([0, 0, 0]);
    await prisma().$executeRaw`ALTER TABLE member DROP CONSTRAINT refuse_all`;
    expect((await setUp(token)).status).toBe(201);
  });
});

describe('a session', () => {
  it('begins with e-mail and password, lets in, and ends in the database', async () => {
    await signedIn();
    const begun = await signIn(' ADA@example.org ', ada.password);
    expect([begun.status, begun.body['role']]).toEqual([200, 'admin']);
    const cookie = cookieOf(begun);
    const made = await send('POST', '/metrics', { name: 'M', type: 'exact_match' }, { cookie });
    expect(made.status).toBe(201);
    const ended = await send('DELETE', '/session', undefined, { cookie });
    expect(ended.status).toBe(204);
    expect(ended.headers.getSetCookie()[0]).toMatch(/^assay\.session_token=; Max-Age=0/);
    expect(outcome(await send('GET', '/me', undefined, { cookie }))).toEqual([401, 'auth.required']);
    expect(await prisma().session.count()).toBe(1);
    expect((await send('DELETE', '/session', undefined, { cookie })).status).toBe(204);
  });

  it('does not begin with a wrong password or an unknown e-mail, told in the same words', async () => {
    await signedIn();
    const wrong = await signIn(ada.email, 'wrong');
    const unknown = await signIn('eve@example.org', ada.password);
    const { correlationId: _, ...told } = wrong.body;
    expect(unknown.body).toMatchObject(told);
    expect(told).toMatchObject({
      status: 401,
      code: 'auth.invalid_credentials',
      detail: 'E-mail or password is wrong.',
    });
    expect([...wrong.headers.getSetCookie(), ...unknown.headers.getSetCookie()]).toEqual([]);
  });

  it.each([
    '',
    'x',
    '%',
    '%zz.%',
    'a.b',
    `${'a'.repeat(32)}.${'b'.repeat(43)}%3D`,
    '\u00ff',
    ';;=',
    'x'.repeat(20_000),
  ])('is none with the cookie %j', async (value) => {
    const answer = await send('GET', '/me', undefined, { cookie: `assay.session_token=${value}` });
    expect(outcome(answer)).toEqual([401, 'auth.required']);
  });

  it('is renewed once a day where the answer reaches a browser, and ends after 14 days', async () => {
    const cookie = await signedIn();
    const day = 24 * 3_600 * 1_000;
    const leave = (ms: number) => prisma().session.updateMany({ data: { expiresAt: new Date(Date.now() + ms) } });
    expect((await send('GET', '/me', undefined, { cookie })).headers.getSetCookie()).toEqual([]);
    await leave(12 * day);
    const inProcess = await api.call('GET', '/me', { key: null, headers: { cookie } });
    expect([inProcess.status, inProcess.headers.getSetCookie()]).toEqual([200, []]);
    const renewed = await send('GET', '/me', undefined, { cookie });
    expect(cookieOf(renewed)).toBe(cookie);
    const { expiresAt } = await prisma().session.findFirstOrThrow();
    expect(expiresAt.getTime()).toBeGreaterThan(Date.now() + 13.9 * day);
    await leave(-1);
    expect(outcome(await send('GET', '/me', undefined, { cookie }))).toEqual([401, 'auth.required']);
  });

  it.each<[Role, number]>([
    ['viewer', 403],
    ['editor', 201],
  ])('may do what the role %s of the membership may', async (role, status) => {
    const cookie = await signedIn();
    await prisma().member.updateMany({ data: { role } });
    expect((await send('GET', '/me', undefined, { cookie })).body['role']).toBe(role);
    expect((await send('POST', '/metrics', { name: 'M', type: 'exact_match' }, { cookie })).status).toBe(status);
  });

  it('is in the workspace it was last in, while a member there, else in the oldest', async () => {
    const cookie = await signedIn();
    const { id: userId } = await prisma().user.findFirstOrThrow();
    const { id: workspaceId } = await api.opened.system.ensureWorkspace('elsewhere', 'Elsewhere');
    const where = async () => (await send('GET', '/me', undefined, { cookie })).body;
    await prisma().session.updateMany({ data: { activeWorkspaceId: workspaceId } });
    expect(await where()).toMatchObject({ workspaceName: 'test', role: 'admin' });
    await prisma().member.create({ data: { workspaceId, userId, role: 'viewer' } });
    expect(await where()).toMatchObject({ workspaceId, workspaceName: 'Elsewhere', role: 'viewer' });
    await prisma().session.updateMany({ data: { activeWorkspaceId: null } });
    expect(await where()).toMatchObject({ workspaceName: 'test', role: 'admin' });
  });

  it('without a membership is refused', async () => {
    const cookie = await signedIn();
    await prisma().member.deleteMany();
    expect(outcome(await send('GET', '/me', undefined, { cookie }))).toEqual([403, 'auth.forbidden']);
    expect(outcome(await signIn(ada.email, ada.password))).toEqual([403, 'auth.forbidden']);
  });

  it('counts for nothing beside an API key', async () => {
    const cookie = await signedIn();
    const withKey = await api.call('GET', '/me', { key: await api.keyFor('viewer'), headers: { cookie } });
    expect(withKey.body).toMatchObject({ role: 'viewer', user: null, workspaceName: 'test' });
    const withBad = await api.call('GET', '/me', { key: 'bad', headers: { cookie } });
    expect(outcome(withBad)).toEqual([401, 'auth.invalid_credentials']);
  });
});

describe('a request from another site', () => {
  const foreign: readonly Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:9' },
  ];

  it.each(foreign)('with %o changes nothing', async (headers) => {
    const token = await newLink();
    const refused = [403, 'auth.forbidden'];
    expect(outcome(await send('POST', '/setup', { token, ...ada }, headers))).toEqual(refused);
    const cookie = cookieOf(await setUp(token));
    const metric = { name: 'M', type: 'exact_match' };
    expect(outcome(await send('POST', '/metrics', metric, { ...headers, cookie }))).toEqual(refused);
    expect(outcome(await send('DELETE', '/session', undefined, { ...headers, cookie }))).toEqual(refused);
    expect(outcome(await send('POST', '/session', ada, headers))).toEqual(refused);
    expect((await send('GET', '/me', undefined, { ...headers, cookie })).status).toBe(200);
    expect((await api.call('POST', '/metrics', { json: metric, headers })).status).toBe(201);
  });

  it.each<Record<string, string>>([
    { origin: 'http://localhost' },
    { origin: 'https://assay.example', host: 'assay.example' },
    { origin: 'https://rewritten.example', 'sec-fetch-site': 'same-origin' },
    {},
  ])('is not one with %o', async (headers) => {
    expect((await send('POST', '/setup', { token: await newLink(), ...ada }, headers)).status).toBe(201);
  });
});

it('after ten failed sign-ins an e-mail has to wait, whoever asks, and no other e-mail', async () => {
  await signedIn();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await signIn(ada.email, 'wrong')).status).toBe(401);
  }
  const refused = await signIn('Ada@Example.org', ada.password);
  expect(outcome(refused)).toEqual([429, 'request.rate_limited']);
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(880);
  expect(seconds).toBeLessThanOrEqual(900);
  expect((await signIn('eve@example.org', 'wrong')).status).toBe(401);
});

it('a failing database is no missing session', async () => {
  const cookie = await signedIn();
  await prisma().$executeRaw`ALTER TABLE session RENAME TO session_away`;
  expect((await send('GET', '/me', undefined, { cookie })).status).toBe(500);
});
