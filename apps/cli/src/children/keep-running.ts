import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from './start-child';

export type Service = {
  readonly name: string;
  /** Starts it and waits until it is ready. */
  start(): Promise<Child>;
};

export type Supervisor = {
  readonly say: (sentence: string) => void;
  /** Told once when a service cannot be kept up. */
  readonly giveUp: (error: unknown) => void;
};

/** A service that ends this often within this time will go on doing so. */
const mostRestarts = 3;
const withinMs = 60_000;
const pauseMs = 500;

/**
 * Starts a service and starts it again whenever it ends by itself.
 *
 * @returns functions that stop it for good, in order or at once
 */
export async function keepRunning(service: Service, { say, giveUp }: Supervisor) {
  let child = await service.start();
  let wanted = true;
  const restarts: number[] = [];

  const watch = async (): Promise<void> => {
    while (wanted) {
      const how = await child.ended;
      if (!wanted) return;
      const now = performance.now();
      if (restarts.filter((at) => now - at < withinMs).length >= mostRestarts) throw child.explain(`ended (${how})`);
      restarts.push(now);
      say(`the ${service.name} ended (${how}) and is started again; its log is ${child.logFile}`);
      await sleep(pauseMs);
      if (wanted) child = await service.start();
    }
  };
  // A start that fails because everything is being stopped is no news.
  const watching = watch().catch((error: unknown) => {
    if (wanted) giveUp(error);
  });

  return {
    stop: async (): Promise<void> => {
      wanted = false;
      await child.stop();
      // It may have been starting again just now, and then there is one more to stop.
      await watching;
      await child.stop();
    },
    kill: (): void => child.kill(),
  };
}
