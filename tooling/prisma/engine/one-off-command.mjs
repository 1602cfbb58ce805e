import pg from 'pg';
import { readConnection } from './options.mjs';

/** PostgreSQL's SQLSTATE beside the code the Prisma CLI expects for it; anything else means unreachable. */
const prismaCodes = { '3D000': 'P1003', '28P01': 'P1000' };

async function onDatabase(settings, work) {
  const client = new pg.Client(settings);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const commands = {
  'can-connect-to-database': (settings) => onDatabase(settings, (client) => client.query('SELECT 1')),
  'create-database': (settings) =>
    onDatabase({ ...settings, database: 'postgres' }, (client) =>
      client.query(`CREATE DATABASE ${pg.escapeIdentifier(settings.database)}`),
    ),
};

function reportFailure(code, message) {
  // The CLI takes the last line of stderr that is at level ERROR, and wants at least one line before it.
  const lines = [
    { level: 'INFO', fields: { message: 'start' } },
    { level: 'ERROR', target: 'schema_engine::logger', fields: { error_code: code, message } },
  ];
  process.stderr.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/**
 * Runs one of the engine's `cli` commands.
 *
 * @returns {Promise<number>} the exit code the CLI reads
 */
export async function runOneOffCommand(command, url) {
  const run = commands[command];
  if (run === undefined) {
    reportFailure('P0000', `the schema engine has no command ${command}`);
    return 1;
  }
  try {
    await run(readConnection(url).settings);
    return 0;
  } catch (error) {
    reportFailure(prismaCodes[error.code] ?? 'P1001', String(error.message));
    return 1;
  }
}
