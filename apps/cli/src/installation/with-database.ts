import { createDatabase, type Database } from '@assay/db';

const poolSize = 2;

/** Opens the database for `work` and closes it again. */
export async function withDatabase<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = createDatabase({ url, poolSize });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
