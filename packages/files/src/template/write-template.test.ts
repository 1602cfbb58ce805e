import { expect, it } from 'vitest';
import { importCases } from '../cases/import-cases';
import { fixArchiveDates } from './fix-archive-dates';
import { templateRows } from './template-content';
import { writeTemplate } from './write-template';

it('imports back without a problem, every example as it stands', async () => {
  const { cases, report } = await importCases(await writeTemplate(), { fileName: 'template.xlsx' });
  expect(report.problems).toEqual([]);
  expect(report.columns.map(({ role }) => role)).toEqual([
    'id',
    'question',
    'answer',
    'answer',
    'category',
    'context',
    'expectedBehaviour',
    'expectedTrajectory',
    'metadata',
  ]);
  const back = cases.map((testCase) => [
    testCase.id,
    testCase.question,
    testCase.answers[0] ?? '',
    testCase.answers[1] ?? '',
    testCase.category,
    testCase.context[0] ?? '',
    testCase.expectedBehaviour,
    testCase.expectedTrajectory === null ? '' : JSON.stringify(testCase.expectedTrajectory),
    testCase.metadata['difficulty'],
  ]);
  expect(back).toEqual(templateRows);
});

it('has the same bytes each time', async () => {
  const [first, second] = [await writeTemplate(), await writeTemplate()];
  expect(first.equals(second)).toBe(true);
});

it('refuses to date what is no archive', () => {
  expect(() => fixArchiveDates(Buffer.from('no archive'))).toThrow(RangeError);
});
