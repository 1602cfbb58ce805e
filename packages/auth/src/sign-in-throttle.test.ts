import { AppError } from '@assay/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSignInThrottle } from './sign-in-throttle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wrong = () => Promise.reject(new AppError('auth.invalid_credentials', 'wrong'));
const outage = () => Promise.reject(new AppError('database.unavailable', 'away'));
const right = () => Promise.resolve('in');

async function codeOf(attempt: Promise<unknown>): Promise<string> {
  return await attempt.then(
    () => 'in',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
}

it('lets ten sign-ins of an e-mail fail, then none begin until 15 minutes after the first', async () => {
  const { guard } = createSignInThrottle();
  const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(guard('a@b.c', wrong))));
  expect(codes.filter((code) => code === 'auth.invalid_credentials')).toHaveLength(10);
  const refused = guard(' A@B.c', right);
  await expect(refused).rejects.toMatchObject({ code: 'request.rate_limited', details: { retryAfterMs: 900_000 } });
  expect(await guard('other@b.c', right)).toBe('in');
  vi.advanceTimersByTime(899_000);
  expect(await codeOf(guard('a@b.c', right))).toBe('request.rate_limited');
  vi.advanceTimersByTime(1_001);
  expect(await guard('a@b.c', right)).toBe('in');
});

it('counts neither sign-ins that succeed nor those that fail for another reason', async () => {
  const { guard } = createSignInThrottle();
  for (let attempt = 0; attempt < 60; attempt += 1) {
    expect(await codeOf(guard('a@b.c', right))).toBe('in');
    expect(await codeOf(guard('a@b.c', outage))).toBe('database.unavailable');
  }
});

it('lets a hundred fail for everyone together, within a minute', async () => {
  const { guard } = createSignInThrottle();
  for (let attempt = 0; attempt < 100; attempt += 1) {
    expect(await codeOf(guard(`${attempt}@b.c`, wrong))).toBe('auth.invalid_credentials');
  }
  for (let attempt = 0; attempt < 20; attempt += 1) {
    expect(await codeOf(guard('a@b.c', right))).toBe('request.rate_limited');
  }
  vi.advanceTimersByTime(60_001);
  expect(await codeOf(guard('a@b.c', right))).toBe('in');
});
