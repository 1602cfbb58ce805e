/** A PostgreSQL server to test on instead of an embedded one; its account must be allowed to create databases. */
export const testDatabaseUrl: string | undefined = process.env['ASSAY_TEST_DATABASE_URL'];
