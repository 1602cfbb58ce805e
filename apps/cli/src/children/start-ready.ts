import type { DataFolder } from '../data-folder/open-data-folder';
import { findOpenPort, isPortFree } from './find-open-port';
import { type Child, type ChildPlan, startChild } from './start-child';

/** Starts a child and waits until it is ready; one that does not become so is ended. */
export async function startReady(
  plan: ChildPlan,
  folder: DataFolder,
  untilReady: (child: Child) => Promise<void>,
): Promise<Child> {
  const child = startChild(plan, folder);
  try {
    await untilReady(child);
    return child;
  } catch (error) {
    child.kill();
    await child.ended;
    throw error;
  }
}

const portTries = 5;

/** Starts something on the wanted port or the next free one; on another when a stranger takes that meanwhile. */
export async function startOnOpenPort<Started>(
  wanted: number,
  start: (port: number) => Promise<Started>,
): Promise<{ readonly port: number; readonly started: Started }> {
  for (let tries = 1; ; tries += 1) {
    const port = await findOpenPort(wanted);
    try {
      return { port, started: await start(port) };
    } catch (error) {
      if (tries >= portTries || (await isPortFree(port))) throw error;
    }
  }
}
