import { parseArgs } from 'node:util';

const defaultPort = '4310';
const largestPort = 65_535;

/** What the agent is started with. */
export type Settings = {
  /** Port to listen on, 0 to 65535; 0 lets the system choose. */
  readonly port: number;
};

/**
 * The agent's settings: `--port` wins over `FAQ_AGENT_PORT`, which wins over 4310.
 *
 * @param args - command line after the script's name
 * @throws {TypeError} for an unknown argument
 * @throws {RangeError} for a port that is not a whole number from 0 to 65535
 */
export function readSettings(args = process.argv.slice(2), env = process.env): Settings {
  const { values } = parseArgs({ args, options: { port: { type: 'string' } } });
  const given = values.port ?? env['FAQ_AGENT_PORT'] ?? defaultPort;
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (port <= largestPort) return { port };
  throw new RangeError(`port "${given}": give --port or FAQ_AGENT_PORT a whole number from 0 to ${largestPort}`);
}
