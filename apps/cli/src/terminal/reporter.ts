/** Tells a person what is going on. */
export type Reporter = {
  say(sentence: string): void;
  /** Does the work, then says its name and how long it took. */
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Writes the one JSON object of `--json`; nothing without it. */
  result(value: unknown): void;
};

/** A reporter on standard output; with `json`, on standard error, so that standard output carries the result alone. */
export function createReporter(json: boolean): Reporter {
  const out = json ? process.stderr : process.stdout;
  // Whoever read our output may have gone; that is no reason to leave the work half done.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const say = (sentence: string): void => void out.write(`${sentence}\n`);
  return {
    say,
    step: async (name, work) => {
      const startedAt = performance.now();
      const result = await work();
      say(`${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
      return result;
    },
    result: (value) => {
      if (json) process.stdout.write(`${JSON.stringify(value)}\n`);
    },
  };
}
