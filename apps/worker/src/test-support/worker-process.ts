import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A worker in a process of its own, as it runs in production. */
export type WorkerProcess = {
  readonly process: ChildProcess;
  /** Sends the signal and waits until the process has gone; answers its exit code, null after SIGKILL. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
};

const main = path.resolve(import.meta.dirname, '../main.ts');

/** Starts a worker and waits until it says that it is ready. */
export async function startWorkerProcess(env: Readonly<Record<string, string>>): Promise<WorkerProcess> {
  const child = fork(main, { execArgv: ['--import', 'tsx'], env: { ...process.env, ...env }, stdio: 'pipe' });
  const said: string[] = [];
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const exited = once(child, 'exit');
  const ready = await Promise.race([once(child, 'message').then(() => true), exited.then(() => false)]);
  if (!ready) throw new Error(`the worker ended before it was ready: ${said.join('')}`);
  return {
    process: child,
    stop: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await exited;
      }
      return child.exitCode;
    },
  };
}
