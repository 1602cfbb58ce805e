import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { launcherEnv } from './env';

/** The product as a person starts it: `npm start` without the sample, in a data folder of its own. */
export type TestInstallation = {
  readonly url: string;
  /** The one-time link; null once an account exists. */
  readonly setupUrl: string | null;
  /** Address of the sample agent. */
  readonly agentUrl: string;
  /** Stops everything, as Ctrl-C does; the data stays. */
  stop(): Promise<void>;
  /** Stops it if it runs, and starts it again on the same data and the same port. */
  restart(): Promise<void>;
  /** Stops everything and removes the data. */
  remove(): Promise<void>;
};

const root = path.resolve(import.meta.dirname, '../../../..');
const launcher = path.join(root, 'apps/cli/dist/main.js');
const startWithinMs = 120_000;

const startedSchema = z.object({ url: z.string(), setupUrl: z.string().nullable() });

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

type Place = { readonly folder: string; readonly port: number; readonly agentPort: number };

/** Starts an installation of its own, in an empty workspace. */
export async function startInstallation(): Promise<TestInstallation> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'assay-e2e-'));
  // Started as root, PostgreSQL runs as another account, which must get through to its files.
  chmodSync(folder, 0o711);
  const place = { folder, port: await findFreePort(), agentPort: await findFreePort() };
  const { url, setupUrl, child } = await launch(place);
  let running = child;
  const stop = async (): Promise<void> => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGINT');
    await ended;
  };
  return {
    ...{ url, setupUrl, agentUrl: `http://127.0.0.1:${place.agentPort}`, stop },
    restart: async () => {
      await stop();
      running = (await launch(place)).child;
    },
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts the launcher and waits until it answers. */
async function launch({ folder, port, agentPort }: Place) {
  const child = spawn(process.execPath, [launcher, 'start', '--no-sample', '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: launcherEnv({ ASSAY_DATA_DIR: folder, PORT: String(port), FAQ_AGENT_PORT: String(agentPort) }),
  });
  return { child, ...(await untilStarted(child)) };
}

async function untilStarted(child: ChildProcess): Promise<z.infer<typeof startedSchema>> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the launcher has no output');
  let said = '';
  stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const late = setTimeout(() => child.kill('SIGINT'), startWithinMs);
  try {
    for await (const line of createInterface({ input: stdout })) {
      const result = startedSchema.safeParse(parse(line));
      if (result.success) return result.data;
    }
  } finally {
    clearTimeout(late);
  }
  throw new Error(`the launcher ended without starting:\n${said}`);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
