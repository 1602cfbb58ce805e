import { useTestDatabase } from '@assay/testing';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { allPages } from '../test-support/all-pages';
import { codeOf } from '../test-support/code-of';
import { newWorkspace } from '../test-support/new-workspace';

const test = useTestDatabase();

function input(name = 'judge') {
  return { id: newId(), name, kind: 'openai_compatible', sealed: 'v1.sealed', hint: 'abcd' } as const;
}

describe('credentials', () => {
  it('show a hint and give the sealed secret to who uses it', async () => {
    const { credentials } = (await newWorkspace(test.database)).repositories;
    const given = input();
    const created = await credentials.create(given);
    expect(created).toEqual({
      id: given.id,
      name: 'judge',
      kind: 'openai_compatible',
      hint: 'abcd',
      createdAt: created.createdAt,
      updatedAt: created.updatedAt,
    });
    expect(await credentials.get(given.id)).toEqual(created);
    expect(await credentials.readSealed(given.id)).toEqual({ kind: 'openai_compatible', sealed: 'v1.sealed' });
  });

  it('record their use', async () => {
    const { credentials } = (await newWorkspace(test.database)).repositories;
    const { id } = await credentials.create(input());
    const lastUsedAt = async () =>
      (await test.database.prisma.credential.findUniqueOrThrow({ where: { id } })).lastUsedAt;
    expect(await lastUsedAt()).toBeNull();
    await credentials.readSealed(id);
    const first = await lastUsedAt();
    expect(first).toBeInstanceOf(Date);
    await credentials.readSealed(id);
    expect(await lastUsedAt()).toEqual(first);
  });

  it('take a new secret and can be removed', async () => {
    const { credentials } = (await newWorkspace(test.database)).repositories;
    const { id } = await credentials.create(input());
    expect(await credentials.replaceSecret(id, 'v1.other', 'wxyz')).toMatchObject({ id, hint: 'wxyz' });
    expect((await credentials.readSealed(id)).sealed).toBe('v1.other');
    await credentials.remove(id);
    expect(await codeOf(credentials.get(id))).toBe('credential.not_found');
  });

  it('refuse a name that is taken', async () => {
    const { credentials } = (await newWorkspace(test.database)).repositories;
    await credentials.create(input());
    expect(await codeOf(credentials.create(input()))).toBe('credential.name_taken');
  });

  it('are listed newest first', async () => {
    const { credentials } = (await newWorkspace(test.database)).repositories;
    for (const name of ['a', 'b', 'c', 'd', 'e']) await credentials.create(input(name));
    const all = await allPages((cursor) => credentials.list({ limit: 2, ...(cursor === undefined ? {} : { cursor }) }));
    expect(all.map(({ name }) => name)).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('of another workspace are not there', async () => {
    const mine = (await newWorkspace(test.database)).repositories.credentials;
    const theirs = (await newWorkspace(test.database)).repositories.credentials;
    const { id } = await mine.create(input());
    const refused = [
      theirs.get(id),
      theirs.readSealed(id),
      theirs.replaceSecret(id, 'x', ''),
      theirs.remove(id),
      mine.get('no-id'),
    ];
    expect(await Promise.all(refused.map(codeOf))).toEqual(refused.map(() => 'credential.not_found'));
    expect((await theirs.list({ limit: 10 })).items).toEqual([]);
    expect((await mine.readSealed(id)).sealed).toBe('v1.sealed');
  });
});
