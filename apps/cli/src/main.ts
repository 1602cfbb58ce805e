import { runCommand } from './commands/run-command';
import { explainError } from './explain-error';
import { readArguments } from './read-arguments';

async function main(): Promise<number> {
  try {
    return await runCommand(readArguments(process.argv.slice(2)));
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    return 1;
  }
}

process.exit(await main());
