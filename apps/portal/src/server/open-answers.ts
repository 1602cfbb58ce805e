import 'server-only';

type Answer = (request: Request) => Response | Promise<Response>;

/** Answers that are not sent to their end yet. */
export type OpenAnswers = {
  /** The same answers, counted until the last byte of each is sent or its reader has gone. */
  readonly count: (answer: Answer) => (request: Request) => Promise<Response>;
  /** Resolves when none is open. */
  readonly allSent: () => Promise<void>;
};

export function createOpenAnswers(): OpenAnswers {
  let open = 0;
  let waiting: (() => void)[] = [];
  const done = (): void => {
    open -= 1;
    if (open > 0) return;
    for (const resolve of waiting) resolve();
    waiting = [];
  };
  return {
    count: (answer) => async (request) => {
      open += 1;
      try {
        const response = await answer(request);
        if (response.body !== null) return new Response(watch(response.body, done), response);
        done();
        return response;
      } catch (error) {
        done();
        throw error;
      }
    },
    allSent: () => (open === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  };
}

/** The same bytes; `done` is told once, when they end, break off, or are wanted no longer. */
function watch(body: ReadableStream<Uint8Array>, done: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const part = await reader.read().catch((error: unknown) => {
        done();
        throw error;
      });
      if (!part.done) return controller.enqueue(part.value);
      done();
      controller.close();
    },
    cancel: (reason) => {
      done();
      return reader.cancel(reason);
    },
  });
}
