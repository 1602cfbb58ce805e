import { generateSetupToken } from '@assay/auth';
import { createSystemRepository } from '@assay/db';
import { withDatabase } from './with-database';

/**
 * Makes the one-time link for the first account, in place of an earlier one; it is in force for 7 days. The workspace
 * must be there.
 *
 * @param address - where browsers find Assay, `http://127.0.0.1:4400`
 * @returns the link, which is nowhere else to be read; null when there is an account already
 */
export async function settleSetupLink(databaseUrl: string, address: string): Promise<string | null> {
  const { token, hash, expiresAt } = generateSetupToken(new Date());
  const isInForce = await withDatabase(databaseUrl, (database) =>
    createSystemRepository(database).replaceSetupLink({ hash, expiresAt }),
  );
  return isInForce ? `${address.replace(/\/+$/, '')}/setup?token=${token}` : null;
}
