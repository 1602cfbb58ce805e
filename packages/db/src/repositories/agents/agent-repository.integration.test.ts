import { useTestDatabase } from '@assay/testing';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { allPages } from '../test-support/all-pages';
import { codeOf } from '../test-support/code-of';
import { newWorkspace } from '../test-support/new-workspace';

const test = useTestDatabase();
const input = {
  name: 'FAQ',
  description: 'answers',
  connector: 'http',
  config: { url: 'http://x' },
  note: 'first',
} as const;
const version = { connector: 'http', config: { url: 'http://y' }, note: 'second' } as const;

describe('agents', () => {
  it('are stored with their first version and get the next numbers', async () => {
    const { agents } = (await newWorkspace(test.database)).repositories;
    const created = await agents.create(input);
    expect(created).toMatchObject({ name: 'FAQ', description: 'answers', archivedAt: null });
    expect(created.latestVersion).toMatchObject({
      number: 1,
      connector: 'http',
      config: { url: 'http://x' },
      note: 'first',
    });
    const changed = await agents.addVersion(created.id, version);
    expect(changed.latestVersion).toMatchObject({ number: 2, config: { url: 'http://y' } });
    expect(await agents.get(created.id)).toEqual(changed);
    expect((await agents.listVersions(created.id)).map(({ number }) => number)).toEqual([2, 1]);
    expect(await agents.getVersion(created.id, 'latest')).toEqual(changed.latestVersion);
    expect(await agents.getVersion(created.id, 1)).toEqual(created.latestVersion);
    expect(await codeOf(agents.getVersion(created.id, 3))).toBe('agent.not_found');
    expect(await codeOf(agents.getVersion(created.id, 2 ** 40))).toBe('agent.not_found');
  });

  it('are renamed without a new version', async () => {
    const { agents } = (await newWorkspace(test.database)).repositories;
    const { id } = await agents.create(input);
    const renamed = await agents.update(id, { name: 'Helpdesk' });
    expect(renamed).toMatchObject({ name: 'Helpdesk', description: 'answers', latestVersion: { number: 1 } });
  });

  it('refuse a name that is taken, in the workspace only', async () => {
    const { agents } = (await newWorkspace(test.database)).repositories;
    await agents.create(input);
    const other = await agents.create({ ...input, name: 'other' });
    expect(await codeOf(agents.create(input))).toBe('agent.name_taken');
    expect(await codeOf(agents.update(other.id, { name: 'FAQ' }))).toBe('agent.name_taken');
    const elsewhere = (await newWorkspace(test.database)).repositories;
    expect(await codeOf(elsewhere.agents.create(input))).toBe('resolved');
  });

  it('number versions added at once in a row', async () => {
    const { agents } = (await newWorkspace(test.database)).repositories;
    const { id } = await agents.create(input);
    await Promise.all(Array.from({ length: 8 }, () => agents.addVersion(id, version)));
    expect((await agents.listVersions(id)).map(({ number }) => number)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('are listed newest first, page by page, archived ones left out', async () => {
    const { agents } = (await newWorkspace(test.database)).repositories;
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    for (const name of names) await agents.create({ ...input, name });
    const all = await allPages((cursor) => agents.list({ limit: 3, ...(cursor === undefined ? {} : { cursor }) }));
    expect(all.map(({ name }) => name)).toEqual(names.toReversed());
    const gone = all.find(({ name }) => name === 'c');
    await agents.archive(gone?.id ?? '');
    const { items, nextCursor } = await agents.list({ limit: 50 });
    expect(items.map(({ name }) => name)).toEqual(['g', 'f', 'e', 'd', 'b', 'a']);
    expect(nextCursor).toBeNull();
    expect((await agents.get(gone?.id ?? '')).archivedAt).not.toBeNull();
  });

  it('are found by a part of their name, letter case aside, signs taken literally', async () => {
    const { agents } = (await newWorkspace(test.database)).repositories;
    for (const name of ['Shop FAQ', 'shop 100%', 'Bank']) await agents.create({ ...input, name });
    const named = async (text: string) => (await agents.list({ limit: 9, text })).items.map(({ name }) => name);
    expect(await named('SHOP')).toEqual(['shop 100%', 'Shop FAQ']);
    expect(await named('%')).toEqual(['shop 100%']);
    expect(await named('')).toHaveLength(3);
  });

  it('keep a page’s place while rows are added before it', async () => {
    const { agents } = (await newWorkspace(test.database)).repositories;
    for (const name of ['a', 'b', 'c', 'd']) await agents.create({ ...input, name });
    const first = await agents.list({ limit: 2 });
    await agents.create({ ...input, name: 'late' });
    const second = await agents.list({ limit: 2, cursor: first.nextCursor ?? '' });
    expect(second.items.map(({ name }) => name)).toEqual(['b', 'a']);
  });

  it('refuse a cursor that is none', async () => {
    const { agents } = (await newWorkspace(test.database)).repositories;
    expect(await codeOf(agents.list({ limit: 2, cursor: 'nonsense' }))).toBe('request.invalid');
  });

  it('are found by the credential any version refers to, however deep', async () => {
    const { agents } = (await newWorkspace(test.database)).repositories;
    const credentialId = newId();
    const { id } = await agents.create({ ...input, config: { headers: [{ credential: credentialId }] } });
    await agents.addVersion(id, version);
    await agents.create({ ...input, name: 'other' });
    expect(await agents.namesUsingCredential(credentialId)).toEqual(['FAQ']);
  });

  it('keep texts PostgreSQL cannot store, with the impossible characters replaced', async () => {
    const { agents } = (await newWorkspace(test.database)).repositories;
    const agent = await agents.create({ ...input, name: 'a\0b', config: { 'k\0': ['x\ud800y'] } });
    expect(agent.name).toBe('a\ufffdb');
    expect(agent.latestVersion.config).toEqual({ 'k\ufffd': ['x\ufffdy'] });
  });

  it('of another workspace are not there', async () => {
    const mine = (await newWorkspace(test.database)).repositories.agents;
    const theirs = (await newWorkspace(test.database)).repositories.agents;
    const credentialId = newId();
    const { id } = await mine.create({ ...input, config: { credentialId } });
    const refused = [
      theirs.get(id),
      theirs.update(id, { name: 'stolen' }),
      theirs.addVersion(id, version),
      theirs.getVersion(id, 1),
      theirs.listVersions(id),
      theirs.getVersion(id, 'latest'),
      theirs.archive(id),
    ];
    expect(await Promise.all(refused.map(codeOf))).toEqual(refused.map(() => 'agent.not_found'));
    expect(await theirs.list({ limit: 10 })).toEqual({ items: [], nextCursor: null });
    expect(await theirs.namesUsingCredential(credentialId)).toEqual([]);
    expect((await mine.get(id)).name).toBe('FAQ');
    expect(await codeOf(mine.get("1' OR true --"))).toBe('agent.not_found');
  });
});
