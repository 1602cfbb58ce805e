// npm run prisma -- <arguments of the Prisma CLI>; `migrate` and `db` work on a throwaway database unless DATABASE_URL is set.
import { installPrismaTooling } from './install.mjs';
import { runPrismaCli } from './run-cli.mjs';
import { startThrowawayDatabase } from './throwaway-database.mjs';

const args = process.argv.slice(2);
const needsDatabase = ['migrate', 'db'].includes(args[0]) && process.env.DATABASE_URL === undefined;

installPrismaTooling();
const database = needsDatabase ? await startThrowawayDatabase() : undefined;
try {
  const { code } = await runPrismaCli(args, { databaseUrl: database?.url });
  process.exitCode = code;
} finally {
  await database?.stop();
}
