// npm run prisma -- <arguments of the Prisma CLI>; `migrate` gets a throwaway database when DATABASE_URL is unset.
import { installPrismaTooling } from './install.mjs';
import { runPrismaCli } from './run-cli.mjs';

const args = process.argv.slice(2);
installPrismaTooling();
const { code } = await runPrismaCli(args);
process.exitCode = code;
