import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const lineSchema = z.union([z.object({ url: z.string(), adopted: z.boolean() }), z.object({ error: z.string() })]);

/** What a launcher prints: where its server is, or why there is none. */
export type LauncherLine = z.infer<typeof lineSchema>;

export type Launcher = { readonly process: ChildProcess; readonly line: LauncherLine };

/** Runs `serve.ts` as a process of its own, as the given account, until it has printed its line. */
export async function runLauncher(dataDir: string, account: { uid?: number; gid?: number } = {}): Promise<Launcher> {
  const script = new URL('./serve.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    ...account,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    return { process: child, line: lineSchema.parse(JSON.parse(line)) };
  }
  throw new Error(`the launcher ended without a word (${child.exitCode})`);
}

/** Sends a signal and waits until the launcher has ended. */
export async function endLauncher({ process: child }: Launcher, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}
