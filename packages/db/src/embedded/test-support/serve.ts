import { startEmbeddedPostgres } from '../start-embedded-postgres';

/*
 * A launcher as a process of its own: the tests run it as another account, twice at once, and kill it.
 * Argument: the data folder. Prints one line of JSON when the server answers, stops it on SIGTERM.
 */
const [, , dataDir] = process.argv;
if (dataDir === undefined) throw new Error('usage: serve <data folder>');
const send = (line: unknown) => process.stdout.write(`${JSON.stringify(line)}\n`);

try {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  setInterval(() => {}, 60_000);
  send({ url: server.url, adopted: server.adopted });
} catch (error) {
  send({ error: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
}
