/** Raised where work was given up because the launcher was told to stop. */
export class Stopped extends Error {
  constructor(reason: string) {
    super(`stopped by ${reason}`);
    this.name = 'Stopped';
  }
}

/** npm passes on a Ctrl-C the terminal has already sent, so one press may arrive twice. */
const samePressMs = 1_000;

/**
 * A signal that aborts with `Stopped` on the first Ctrl-C, SIGTERM or closed terminal. Pressed again a second or more
 * later, `force` is called.
 */
export function listenForStop(force: () => void): AbortSignal {
  const stopping = new AbortController();
  let firstAt = 0;
  const onSignal = (name: NodeJS.Signals): void => {
    if (!stopping.signal.aborted) {
      firstAt = performance.now();
      stopping.abort(new Stopped(name));
    } else if (performance.now() - firstAt > samePressMs) force();
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal);
  return stopping.signal;
}
