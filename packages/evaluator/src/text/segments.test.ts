import { expect, it } from 'vitest';
import { segmentsOf } from './segments';

it.each(['word', 'sentence'] as const)('cuts a long text into the same %s segments as a short one', (granularity) => {
  const text = 'One sentence, two words. 日本語です。 And so on! '.repeat(400);
  const atOnce = [...new Intl.Segmenter('en', { granularity }).segment(text)].map(({ segment }) => segment);
  expect([...segmentsOf(text, granularity)].map((segment) => segment.text)).toEqual(atOnce);
});

it('keeps a word whole that is longer than what is read at once', () => {
  expect([...segmentsOf(`${'a'.repeat(20_000)} b`, 'word')].map(({ text }) => text.length)).toEqual([20_000, 1, 1]);
});
