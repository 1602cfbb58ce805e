import { createHash } from 'node:crypto';
import { AppError } from '@assay/contracts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Lets only so many sign-ins fail. */
export type SignInThrottle = {
  /**
   * Does the work of signing in, unless too many failed before.
   *
   * @throws {AppError} `request.rate_limited` with `retryAfterMs`; otherwise what the work throws
   */
  readonly guard: <Result>(email: string, work: () => Promise<Result>) => Promise<Result>;
};

/** Failed sign-ins: 10 for one e-mail within 15 minutes, and 100 for all together within a minute. */
const limits = { email: { points: 10, duration: 900 }, all: { points: 100, duration: 60 } } as const;
const everyone = 'all';

/**
 * Counts failed sign-ins in this process's memory: with several portals each counts its own, and a restart begins
 * anew. An attempt is counted before it is made, so that many at once are no way around, and given back unless e-mail or
 * password was wrong.
 */
export function createSignInThrottle(): SignInThrottle {
  const byEmail = new RateLimiterMemory(limits.email);
  const byAll = new RateLimiterMemory(limits.all);
  const count = async (key: string) => {
    await byEmail.consume(key).catch(refuse);
    await byAll.consume(everyone).catch(async (reason: unknown) => {
      await byEmail.reward(key);
      refuse(reason);
    });
  };
  const giveBack = async (key: string) => {
    await byEmail.reward(key);
    await byAll.reward(everyone);
  };
  return {
    guard: async (email, work) => {
      const key = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
      await count(key);
      let hasFailed = false;
      try {
        return await work();
      } catch (error) {
        hasFailed = error instanceof AppError && error.code === 'auth.invalid_credentials';
        throw error;
      } finally {
        if (!hasFailed) await giveBack(key);
      }
    },
  };
}

function refuse(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  const retryAfterMs = reason.msBeforeNext;
  const minutes = Math.ceil(retryAfterMs / 60_000);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  throw new AppError('request.rate_limited', 'Too many sign-ins failed.', {
    nextStep: `Try again in ${wait}.`,
    retryAfterMs,
  });
}
