import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

/** PostgreSQL's catalogue type `"char"`, which introspection reads and the adapter does not map. */
const catalogueCharOid = 18;
const textOid = 25;

/** Makes a connection read catalogue `"char"` columns as one-character text. */
function readCatalogueChars(connection) {
  const performIO = connection.performIO.bind(connection);
  const queryRaw = connection.queryRaw.bind(connection);
  const startTransaction = connection.startTransaction?.bind(connection);
  let charColumns = [];
  connection.performIO = async (query) => {
    const result = await performIO(query);
    const fields = [...(result.fields ?? []).entries()].filter(([, field]) => field.dataTypeID === catalogueCharOid);
    charColumns = fields.map(([index]) => index);
    for (const [, field] of fields) field.dataTypeID = textOid;
    return result;
  };
  connection.queryRaw = async (query) => {
    const result = await queryRaw(query);
    for (const index of charColumns) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  if (startTransaction !== undefined) {
    connection.startTransaction = async (...options) => readCatalogueChars(await startTransaction(...options));
  }
  return connection;
}

/** Sends a script as one query. The adapter's own way cuts it at every semicolon, those inside functions and comments too. */
function runScriptsWhole(connection) {
  connection.executeScript = async (script) => {
    try {
      await connection.underlyingDriver().query(script);
    } catch (error) {
      connection.onError(error);
    }
  };
  return connection;
}

function fitForMigrations(connection) {
  return runScriptsWhole(readCatalogueChars(connection));
}

async function runAsAdmin(settings, sql) {
  const client = new pg.Client(settings);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * A database of its own to replay the migrations in. Dropped after its connections are closed,
 * in that order: the adapter's own way drops it while its pool still holds a session.
 */
async function connectToShadow(settings) {
  const name = `prisma_migrate_shadow_db_${randomUUID()}`;
  await runAsAdmin(settings, `CREATE DATABASE "${name}"`);
  const shadow = await new PrismaPg({ ...settings, database: name }).connect();
  const dispose = shadow.dispose.bind(shadow);
  shadow.dispose = async () => {
    await dispose();
    await runAsAdmin(settings, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  };
  return fitForMigrations(shadow);
}

/** The driver adapter of the schema engine: PostgreSQL over `pg`, with what the stock adapter lacks for migrations. */
export function createAdapterFactory({ settings, schema }) {
  const factory = new PrismaPg(settings, { schema });
  const connect = factory.connect.bind(factory);
  factory.connect = async () => fitForMigrations(await connect());
  factory.connectToShadowDb = () => connectToShadow(settings);
  return factory;
}
