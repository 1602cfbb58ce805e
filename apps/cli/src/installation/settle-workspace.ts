import { type GeneratedApiKey, generateApiKey, hashApiKey } from '@assay/auth';
import { createRepositoriesFor, createSystemRepository, type Database } from '@assay/db';
import { withDatabase } from './with-database';

/** The one workspace of an installation on one machine. */
const workspace = { slug: 'default', name: 'Default' };
const keyName = 'Administrator (made at first start)';

function apiKeysOf(database: Database, workspaceId: string) {
  return createRepositoriesFor(database)({ workspaceId, actorId: 'system' }).apiKeys;
}

/** How much of a key is shown to tell keys apart. */
const shownCharacters = generateApiKey().prefix.length;

function fromText(key: string): GeneratedApiKey {
  return { key, prefix: key.slice(0, shownCharacters), hash: hashApiKey(key) };
}

async function store(database: Database, workspaceId: string, { prefix, hash }: GeneratedApiKey): Promise<void> {
  await apiKeysOf(database, workspaceId).create({ name: keyName, role: 'admin', prefix, hash, expiresAt: null });
}

export type SettledWorkspace = {
  readonly workspaceId: string;
  /** The key that lets its holder in: the one given, or a new one where that was revoked. */
  readonly key: string;
};

/** Makes the workspace when it is missing, and lets the holder of `key` in as its administrator. */
export async function settleWorkspace(databaseUrl: string, key: string): Promise<SettledWorkspace> {
  return await withDatabase(databaseUrl, async (database) => {
    const system = createSystemRepository(database);
    const { id: workspaceId } = await system.ensureWorkspace(workspace.slug, workspace.name);
    const stored = await system.findApiKeyByHash(hashApiKey(key));
    if (stored !== undefined && stored.revokedAt === null) return { workspaceId, key };
    const made = stored === undefined ? fromText(key) : generateApiKey();
    await store(database, workspaceId, made);
    return { workspaceId, key: made.key };
  });
}

/**
 * Makes the workspace when it is missing, and the first API key when it has none.
 *
 * @returns the key, which is nowhere else to be read; undefined when the workspace has keys already
 */
export async function settleFirstKey(databaseUrl: string): Promise<string | undefined> {
  return await withDatabase(databaseUrl, async (database) => {
    const { id } = await createSystemRepository(database).ensureWorkspace(workspace.slug, workspace.name);
    const { items } = await apiKeysOf(database, id).list({ limit: 1 });
    if (items.length > 0) return undefined;
    const made = generateApiKey();
    await store(database, id, made);
    return made.key;
  });
}
