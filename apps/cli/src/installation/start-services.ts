import { z } from 'zod';
import { keepRunning, type Supervisor } from '../children/keep-running';
import type { Child, ChildPlan } from '../children/start-child';
import { startOnOpenPort, startReady } from '../children/start-ready';
import { waitForHealth } from '../children/wait-for-health';
import type { DataFolder } from '../data-folder/open-data-folder';
import type { Closers } from './closers';
import { type EngineSecrets, portalPlan, samplePlan, workerPlan } from './service-plans';

export type ServiceOptions = {
  readonly folder: DataFolder;
  /** What children that open the engine are told. */
  readonly secrets: EngineSecrets;
  readonly closers: Closers;
  readonly supervisor: Supervisor;
  /** Ends the waiting when the launcher is told to stop. */
  readonly signal: AbortSignal;
};

/** A machine busy with other things may take this long to start a process. */
const readyWithinMs = 60_000;
const readySchema = z.object({ ready: z.literal(true) });

type Serving = { readonly plan: (port: number) => ChildPlan; readonly health: string; readonly wanted: number };

type Unopened = Omit<ServiceOptions, 'secrets'>;

async function serve(options: Unopened, { plan, health, wanted }: Serving): Promise<number> {
  const { folder, signal } = options;
  const startAt = (port: number): Promise<Child> =>
    startReady(plan(port), folder, (child) =>
      waitForHealth({ child, url: `http://127.0.0.1:${port}${health}`, withinMs: readyWithinMs, signal }),
    );
  const { name } = plan(wanted);
  const { port, started } = await startOnOpenPort(wanted, (candidate) =>
    keepRunning({ name, start: () => startAt(candidate) }, options.supervisor),
  );
  options.closers.add(name, started.stop, started.kill);
  return port;
}

/** Starts the portal on the wanted port or the next free one. */
export function startPortal(options: ServiceOptions, wanted: number): Promise<number> {
  return serve(options, { plan: (port) => portalPlan(options.secrets, port), health: '/api/v1/health', wanted });
}

/** Starts the sample agent on the wanted port or the next free one. */
export function startSampleAgent(options: Unopened, wanted: number): Promise<number> {
  return serve(options, { plan: samplePlan, health: '/healthz', wanted });
}

async function untilSaysReady(child: Child, signal: AbortSignal): Promise<void> {
  const ready = child.message((message) => (readySchema.safeParse(message).success ? 'ready' : undefined));
  const late = AbortSignal.any([signal, AbortSignal.timeout(readyWithinMs)]);
  const givenUp = new Promise<'late'>((resolve) => late.addEventListener('abort', () => resolve('late')));
  const first = await Promise.race([ready, givenUp, child.ended.then((how) => `ended (${how})`)]);
  signal.throwIfAborted();
  if (first === 'late') throw child.explain(`was not ready within ${readyWithinMs / 1000} s`);
  if (first !== 'ready') throw child.explain(first);
}

/** Starts the worker. */
export async function startWorker({ folder, secrets, closers, supervisor, signal }: ServiceOptions): Promise<void> {
  const start = () => startReady(workerPlan(secrets), folder, (child) => untilSaysReady(child, signal));
  const worker = await keepRunning({ name: 'worker', start }, supervisor);
  closers.add('worker', worker.stop, worker.kill);
}
