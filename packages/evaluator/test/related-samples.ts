import fc from 'fast-check';
import type { Json } from '../src/index';

const word = fc.constantFrom(
  'the',
  'cat',
  'sat',
  'on',
  'a',
  'mat.',
  'naïve',
  '42',
  '-1',
  '😀',
  'ß',
  '日本',
  '[1]',
  'Σας',
);
const sentence = fc
  .array(fc.tuple(word, fc.constantFrom(' ', '\n', '  ')), { maxLength: 12 })
  .map((words) => words.flat().join(''));
const jsonText = fc.json({ maxDepth: 3 });

/** A reference and an answer made from it: the same, cut short, padded, in other letters, or unrelated. */
export const relatedTexts: fc.Arbitrary<{ output: Json; reference: Json }> = fc
  .oneof(sentence, jsonText, fc.string({ unit: 'grapheme' }))
  .chain((reference) =>
    fc
      .oneof(
        fc.constant(reference),
        fc.nat({ max: reference.length }).map((end) => reference.slice(0, end)),
        sentence.map((extra) => `${reference} ${extra}`),
        fc.constant(reference.toUpperCase()),
        sentence,
        jsonText,
        fc.string({ unit: 'binary' }),
      )
      .map((output) => ({ output, reference })),
  );

/** Any JSON value on either side. */
export const anyValues = fc
  .record({ output: fc.jsonValue(), reference: fc.jsonValue() })
  .map(({ output, reference }) => {
    const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));
    return { output: plain(output), reference: plain(reference) };
  });
