import { readLauncherEnv } from '../env';
import { migrateStorage } from '../installation/open-storage';
import { settleFirstKey } from '../installation/settle-workspace';
import { LauncherError } from '../launcher-error';
import type { Reporter } from '../terminal/reporter';

/**
 * Prepares the database DATABASE_URL names: migrates it and, the first time, makes and shows the administrator's key.
 *
 * @throws {LauncherError} without DATABASE_URL
 */
export async function setup({ say, step, result }: Reporter): Promise<void> {
  const { DATABASE_URL, REDIS_URL } = readLauncherEnv();
  if (DATABASE_URL === undefined)
    throw new LauncherError('assay setup prepares the database DATABASE_URL names. Set DATABASE_URL and run it again.');
  const migrations = await step('database up to date', () => migrateStorage(DATABASE_URL, REDIS_URL));
  const apiKey = await settleFirstKey(DATABASE_URL);
  if (apiKey === undefined) say('the workspace has API keys already');
  else say(`administrator's API key, shown this once: ${apiKey}`);
  result({ migrations, apiKey: apiKey ?? null });
}
