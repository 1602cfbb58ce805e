import { parseArgs } from 'node:util';
import { LauncherError } from './launcher-error';

/** What the launcher is asked to do. */
export type Command = 'start' | 'demo' | 'setup';

export type Arguments = {
  readonly command: Command;
  /** Standard output carries one JSON object and nothing else. */
  readonly json: boolean;
  /** Port of the portal, when it was asked for. */
  readonly port: number | undefined;
  /** Whether to load and run the sample. */
  readonly sample: boolean;
};

const usage = 'assay start|demo|setup [--json] [--port N] [--no-sample]';
const largestPort = 65_535;

function isCommand(text: string | undefined): text is Command {
  return text === 'start' || text === 'demo' || text === 'setup';
}

function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= largestPort) return port;
  throw new LauncherError(`--port ${text} is no port. Give a whole number from 1 to ${largestPort}.`);
}

/**
 * Reads the command line after the script's name.
 *
 * @throws {LauncherError} with the usage, for anything unknown
 */
export function readArguments(args: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        port: { type: 'string' },
        'no-sample': { type: 'boolean', default: false },
      },
    });
    const [command, ...rest] = positionals;
    if (!isCommand(command) || rest.length > 0) throw new LauncherError(`Usage: ${usage}`);
    const sample = !values['no-sample'];
    if (!sample && command !== 'start') throw new LauncherError(`--no-sample goes with start. Usage: ${usage}`);
    return { command, json: values.json, port: readPort(values.port), sample };
  } catch (error) {
    if (error instanceof TypeError) throw new LauncherError(`${error.message}. Usage: ${usage}`, error);
    throw error;
  }
}
