export { createDatabase, type Database, type DatabaseOptions } from './client/create-database';
export { toDatabaseError } from './client/to-database-error';
export type { ServerSettings } from './embedded/launch-server';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded/start-embedded-postgres';
export { type MigrateOptions, migrate, migrationsFolder } from './migrate/migrate';
