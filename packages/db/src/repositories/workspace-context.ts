import type { Database } from '../client/create-database';
import type { Scope } from '../ports/repositories';
import type { SqlRunner } from './sql/sql-runner';

/** What the repositories of one workspace are made from. */
export type WorkspaceContext = Scope & { readonly database: Database; readonly sql: SqlRunner };
