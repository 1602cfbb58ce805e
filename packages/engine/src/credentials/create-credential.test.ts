import { createSecretBox, generateSecretKey } from '@assay/runtime';
import { expect, it } from 'vitest';
import { uuid } from '../test-support/builders';
import { createCredential } from './create-credential';
import { openSecret } from './open-secret';

it.each([
  ['sk-0123456789-wxyz', 'wxyz'],
  ['short', ''],
])('seals %s for its workspace alone and shows "%s" of it', async (secret, hint) => {
  const secretBox = createSecretBox(generateSecretKey());
  const stored: { id: string; sealed: string; hint: string }[] = [];
  const at = '2026-01-01T00:00:00.000Z';
  const create = async (
    input: (typeof stored)[number] & { name: string; kind: 'secret' | 'http_header' | 'openai_compatible' },
  ) => {
    stored.push(input);
    return { id: input.id, name: input.name, kind: input.kind, hint: input.hint, createdAt: at, updatedAt: at };
  };
  const audit = { record: async () => undefined };
  const deps = { credentials: { create }, audit, secretBox, newId: () => uuid(1), workspaceId: uuid(2) };
  expect(await createCredential(deps, { name: 'Key', kind: 'secret', secret })).toMatchObject({ hint });
  expect(JSON.stringify(stored)).not.toContain(secret);
  const readSealed = async () => ({ kind: 'secret' as const, sealed: stored[0]?.sealed ?? '' });
  const reading = { credentials: { readSealed }, secretBox };
  expect(await openSecret({ ...reading, workspaceId: uuid(2) }, uuid(1))).toBe(secret);
  for (const [workspaceId, id] of [
    [uuid(3), uuid(1)],
    [uuid(2), uuid(4)],
  ] as const) {
    await expect(openSecret({ ...reading, workspaceId }, id)).rejects.toMatchObject({ code: 'credential.unreadable' });
  }
});
