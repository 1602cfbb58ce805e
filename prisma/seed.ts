/**
 * What every database needs before anything else: the migrations and the default workspace. Safe to run again.
 *
 *   DATABASE_URL=postgresql://… npm run seed
 *
 * The sample (agent, datasets, metrics, evaluator) is loaded over the HTTP API by `npm start`, as a person would.
 */
import { createDatabase, createSystemRepository, migrate, migrationsFolder } from '@assay/db';

const url = process.env['DATABASE_URL'];
if (url === undefined) throw new Error('DATABASE_URL is not set: name the PostgreSQL database to seed.');

const applied = await migrate({ connectionString: url, dir: migrationsFolder });
const database = createDatabase({ url, poolSize: 1 });
const workspace = await createSystemRepository(database).ensureWorkspace('default', 'Default');
await database.close();
console.log(
  `${applied.length} migrations applied; workspace default ${workspace.created ? 'made' : 'was there'} (${workspace.id})`,
);
