import { afterAll, expect, it } from 'vitest';
import { createRegexRunner } from './regex-runner';

const runner = createRegexRunner(2);
afterAll(() => runner.close());

/** Long enough for a thread to start on a busy machine. */
const timeoutMs = 20_000;

it('says whether a pattern matches', async () => {
  expect(await runner.run({ pattern: '(.)\\1', flags: 'u', text: 'abba', timeoutMs })).toBe('match');
  expect(await runner.run({ pattern: 'a(?=c)', flags: 'u', text: 'ab', timeoutMs })).toBe('no_match');
});

it('gives up a pattern that hangs, and goes on with others meanwhile and afterwards', async () => {
  const hang = { pattern: '^(a+)+$', flags: 'u', text: `${'a'.repeat(60)}!`, timeoutMs: 300 };
  const others = Array.from({ length: 5 }, () => runner.run({ pattern: 'b', flags: 'u', text: 'abc', timeoutMs }));
  expect(await runner.run(hang)).toBe('timeout');
  expect(await Promise.all(others)).toEqual(Array(5).fill('match'));
  expect(await runner.run({ pattern: 'b', flags: 'u', text: 'abc', timeoutMs })).toBe('match');
});

it('refuses a pattern that is none and keeps its thread', async () => {
  await expect(runner.run({ pattern: '(', flags: 'u', text: '', timeoutMs })).rejects.toThrow('SyntaxError');
  expect(await runner.run({ pattern: '', flags: 'u', text: '', timeoutMs })).toBe('match');
});

it('does nothing after it is closed', async () => {
  const closed = createRegexRunner();
  await closed.close();
  await expect(closed.run({ pattern: 'a', flags: '', text: 'a', timeoutMs })).rejects.toThrow('closed');
});
