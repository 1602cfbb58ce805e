/**
 * Waits for a promise, but not for ever.
 *
 * @param timeoutMs - longest wait in milliseconds; >= 0
 * @returns whether the promise resolved in time; the promise itself goes on after a `false`
 * @throws what the promise rejects with in time; a later rejection is swallowed
 */
export async function settlesWithin(promise: Promise<unknown>, timeoutMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, false);
  });
  try {
    return await Promise.race([promise.then(() => true), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
