import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

/** A pattern to be looked for in a text; given up after `timeoutMs` milliseconds. */
export type RegexWork = {
  readonly pattern: string;
  readonly flags: string;
  readonly text: string;
  readonly timeoutMs: number;
};

/** Runs regular expressions that may take for ever in threads of their own. */
export type RegexRunner = {
  /** @throws {Error} when the pattern is none, or after `close` */
  readonly run: (work: RegexWork) => Promise<'match' | 'no_match' | 'timeout'>;
  /** Ends every thread. */
  readonly close: () => Promise<void>;
};

/** What a thread does; text, so that bundling cannot lose a file of its own. */
const threadSource = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ pattern, flags, text }) => {
  try {
    parentPort.postMessage({ isMatch: new RegExp(pattern, flags).test(text) });
  } catch (error) {
    parentPort.postMessage({ problem: String(error) });
  }
});`;

const replySchema = z.union([z.object({ isMatch: z.boolean() }), z.object({ problem: z.string() })]);

/**
 * Opens a runner; a thread starts when it is first needed and is ended when a pattern is not done in time, which is the only
 * way to stop one.
 *
 * @param threads - patterns run at once; integer >= 1. Waiting for a thread does not count against a deadline.
 */
export function createRegexRunner(threads = 2): RegexRunner {
  const idle: Worker[] = [];
  const waiting: (() => void)[] = [];
  const alive = new Set<Worker>();
  let running = 0;
  let isClosed = false;

  async function run(work: RegexWork): Promise<'match' | 'no_match' | 'timeout'> {
    if (running >= threads) await new Promise<void>((resolve) => waiting.push(resolve));
    if (isClosed) throw new Error('the regex runner is closed');
    running++;
    try {
      return await runIn(idle.pop() ?? (await startWorker(alive)), work);
    } finally {
      running--;
      waiting.shift()?.();
    }
  }

  async function runIn(worker: Worker, work: RegexWork): Promise<'match' | 'no_match' | 'timeout'> {
    try {
      const outcome = await ask(worker, work);
      if (outcome === 'timeout') await worker.terminate();
      return outcome;
    } finally {
      if (alive.has(worker)) idle.push(worker);
    }
  }

  async function close(): Promise<void> {
    isClosed = true;
    for (const wake of waiting.splice(0)) wake();
    await Promise.all([...alive].map((worker) => worker.terminate()));
  }

  return { run, close };
}

/** A thread that is up, so that starting does not count against a deadline. */
async function startWorker(alive: Set<Worker>): Promise<Worker> {
  const worker = new Worker(threadSource, { eval: true });
  alive.add(worker);
  worker.once('exit', () => alive.delete(worker));
  await once(worker, 'online');
  // A thread that waits for work must not keep the process alive.
  worker.unref();
  return worker;
}

function ask(worker: Worker, { timeoutMs, ...work }: RegexWork): Promise<'match' | 'no_match' | 'timeout'> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void) => (): void => {
      clearTimeout(timer);
      worker.off('message', onMessage);
      worker.off('exit', onExit);
      then();
    };
    const onExit = settle(() => reject(new Error('the thread of a regular expression ended')));
    const timer = setTimeout(
      settle(() => resolve('timeout')),
      timeoutMs,
    );
    const onMessage = (message: unknown): void => {
      const reply = replySchema.parse(message);
      settle(() => {
        if ('problem' in reply) reject(new Error(reply.problem));
        else resolve(reply.isMatch ? 'match' : 'no_match');
      })();
    };
    worker.on('message', onMessage);
    worker.on('exit', onExit);
    worker.postMessage(work);
  });
}
