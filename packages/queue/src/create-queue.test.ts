import { expect, it } from 'vitest';
import { createQueue } from './create-queue';

const backend = { kind: 'redis', url: 'redis://127.0.0.1:1' } as const;

it.each(['', 'a:b', 'two words'])('refuses the prefix "%s"', (prefix) => {
  expect(() => createQueue({ backend, prefix })).toThrow(RangeError);
});

it.each([0, 999, Number.NaN])('refuses a lock of %s ms', (lockDurationMs) => {
  expect(() => createQueue({ backend, prefix: 'assay', lockDurationMs })).toThrow(RangeError);
});
