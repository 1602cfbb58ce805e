import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeSheets } from '../test-support/write-sheets';
import { importCases } from './import-cases';

// What the writer itself cannot carry: control characters, carriage returns, and texts that look like escapes.
const isWritable = (text: string): boolean =>
  !/[\p{Cc}\uFFFE\uFFFF]|_x[0-9a-f]{4}_/iu.test(text.replace(/[\n\t]/g, ''));
const isShown = (text: string): boolean => /[^\s\p{Cf}\p{M}]/u.test(text) && !/^\s*\[/.test(text);

const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '007',
      '1.50',
      'TRUE',
      '=1+1',
      ' padded ',
      'a  b',
      'line 1\nline 2',
      '&lt;b&gt;',
      '25%',
      '😀',
      'مرحبا',
    ),
  )
  .filter((value) => isWritable(value) && isShown(value));

const row = fc.record({
  question: text,
  answers: fc.array(text, { maxLength: 2 }),
  prediction: fc.option(text),
  note: fc.option(text),
});

it('gives back the same texts in the same order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
      const cells = rows.map(({ question, answers, prediction, note }) => [
        question,
        answers[0] ?? null,
        answers[1] ?? null,
        prediction,
        note,
      ]);
      const file = await writeSheets({ Cases: [['question', 'answer', 'answer_2', 'prediction', 'note'], ...cells] });
      const { cases } = await importCases(file, { fileName: 'cases.xlsx' });
      const back = cases.map(({ question, answers, prediction, metadata }) => ({
        question,
        answers,
        prediction,
        note: metadata['note'] ?? null,
      }));
      expect(back).toEqual(rows);
    }),
    { numRuns: 60 },
  );
});
