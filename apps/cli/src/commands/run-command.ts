import { explainError } from '../explain-error';
import { createClosers } from '../installation/closers';
import type { Arguments } from '../read-arguments';
import { createReporter } from '../terminal/reporter';
import { listenForStop } from '../terminal/stop-signal';
import { demo, type Launch, start } from './launch';
import { setup } from './setup';

const commands = { start, demo, setup: ({ reporter }: Launch) => setup(reporter) };

/** Writes a failure where it is seen whatever standard output is used for. */
function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

/**
 * Runs a command, and stops whatever it started, however it ends.
 *
 * @returns exit code: 0 when it did what it was asked for
 */
export async function runCommand(args: Arguments): Promise<number> {
  const reporter = createReporter(args.json);
  const closers = createClosers();
  const broken = new AbortController();
  const stopped = listenForStop(() => {
    closers.killAll();
    complain('ended at once; the next start puts things in order');
    process.exit(1);
  });
  const signal = AbortSignal.any([stopped, broken.signal]);
  const giveUp = (error: unknown) => broken.abort(error);
  let code = 0;
  try {
    await commands[args.command]({ args, reporter, closers, signal, giveUp });
  } catch (error) {
    code = stopped.aborted && args.command === 'start' ? 0 : 1;
    if (!stopped.aborted) complain(explainError(broken.signal.aborted ? broken.signal.reason : error));
    else if (code !== 0) complain(`stopped before the ${args.command} had finished`);
  }
  if (closers.hasOpen()) await reporter.step('stopped', () => closers.closeAll(complain));
  return code;
}
