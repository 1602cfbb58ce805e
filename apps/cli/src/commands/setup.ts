import { readLauncherEnv } from '../env';
import { migrateStorage } from '../installation/open-storage';
import { settleSetupLink } from '../installation/settle-setup-link';
import { settleFirstKey } from '../installation/settle-workspace';
import { LauncherError } from '../launcher-error';
import { describeSetupLink } from '../terminal/describe-setup-link';
import type { Reporter } from '../terminal/reporter';

/** Where docker-compose.yml publishes the portal. */
const composeAddress = 'http://127.0.0.1:4400';

/**
 * Prepares the database DATABASE_URL names: migrates it, makes and shows the administrator's key the first time, and,
 * while there is no account, the link that makes the first.
 *
 * @throws {LauncherError} without DATABASE_URL
 */
export async function setup({ say, step, result }: Reporter): Promise<void> {
  const { DATABASE_URL, REDIS_URL, ASSAY_PUBLIC_URL } = readLauncherEnv();
  if (DATABASE_URL === undefined)
    throw new LauncherError('assay setup prepares the database DATABASE_URL names. Set DATABASE_URL and run it again.');
  const migrations = await step('database up to date', () => migrateStorage(DATABASE_URL, REDIS_URL));
  const apiKey = await settleFirstKey(DATABASE_URL);
  if (apiKey === undefined) say('the workspace has API keys already');
  else say(`administrator's API key, shown this once: ${apiKey}`);
  const setupUrl = await settleSetupLink(DATABASE_URL, ASSAY_PUBLIC_URL ?? composeAddress);
  if (setupUrl !== null) say(describeSetupLink(setupUrl));
  result({ migrations, apiKey: apiKey ?? null, setupUrl });
}
