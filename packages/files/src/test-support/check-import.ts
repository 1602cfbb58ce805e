import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { AppError, type CaseInput, type ColumnMapping, type ImportPreview } from '@assay/contracts';
import { expect } from 'vitest';
import { importCases } from '../cases/import-cases';
import type { Expectation, LabelledFile } from './labelled-file';

/** Codes that refuse a file for each kind of fault the labels know. */
const refusals: Readonly<Record<string, readonly string[]>> = {
  empty: ['file.empty'],
  'no-rows': ['dataset.no_cases'],
  xls: ['file.unsupported_type'],
  'not-a-zip': ['file.not_a_workbook'],
  'not-a-workbook': ['file.not_a_workbook'],
  'damaged-zip': ['file.broken'],
  damaged: ['file.broken'],
  'dtd-or-entities': ['file.broken'],
  'too-large-unpacked': ['file.too_large'],
  encrypted: ['file.encrypted'],
  'no-header': ['dataset.needs_mapping'],
  'duplicate-column': ['dataset.needs_mapping'],
};

type Result = ImportPreview | AppError;

/** Imports a labelled file and holds the outcome against its label, with the memory it may take; a file that never ends runs into the test's own timeout. */
export async function checkImport({ path, expect: label, mapping }: LabelledFile): Promise<void> {
  const rssBefore = process.memoryUsage().rss;
  const result = await tryImport(path, mapping && toMapping(mapping));
  expect((process.memoryUsage().rss - rssBefore) / 2 ** 20).toBeLessThan(label.limits?.rss_mb ?? 700);
  if (result instanceof AppError) checkRefusal(result, label);
  else checkCases(result, label);
}

async function tryImport(path: string, mapping: ColumnMapping | undefined): Promise<Result> {
  try {
    return await importCases(path, { fileName: basename(path), mapping });
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

function toMapping(mapping: NonNullable<LabelledFile['mapping']>): ColumnMapping {
  const { question, answer, category } = mapping;
  return {
    columns: {
      ...(question === undefined ? {} : { [question]: 'question' }),
      ...(answer === undefined ? {} : { [answer]: 'answer' }),
      ...(category === undefined ? {} : { [category]: 'category' }),
    },
  };
}

function checkRefusal(error: AppError, label: Expectation): void {
  expect(['import', 'warn'], `${error.code}: ${error.message}`).not.toContain(label.outcome);
  expect(error.status).toBeGreaterThanOrEqual(400);
  expect(error.status).toBeLessThan(500);
  expect(error.details.nextStep).toMatch(/\w+.*\.$/);
  if (label.error_kind !== undefined) expect(refusals[label.error_kind]).toContain(error.code);
  if (label.outcome === 'needs-mapping') expect(error.code).toBe('dataset.needs_mapping');
  for (const words of label.must_mention ?? []) expect(error.message).toContain(words);
}

function checkCases({ cases, report }: ImportPreview, label: Expectation): void {
  expect(['reject', 'needs-mapping', 'reject-or-mapping']).not.toContain(label.outcome);
  if (label.rows !== undefined) expect(cases).toHaveLength(label.rows);
  if (label.sheet !== undefined) expect(report.sheet).toBe(label.sheet);
  if (label.outcome.startsWith('warn')) expect(report.nProblems).toBeGreaterThan(0);
  const messages = report.problems.map(({ message }) => message).join('\n');
  for (const words of label.must_mention ?? []) expect(messages).toContain(words);
  if (label.missing_answer !== undefined) {
    expect(cases.filter(({ answers }) => answers.length === 0)).toHaveLength(label.missing_answer);
  }
  checkTexts(cases, label);
}

function checkTexts(cases: readonly CaseInput[], label: Expectation): void {
  const rows = cases.map(plainRow);
  expect(rows[0]).toMatchObject(label.first ?? {});
  expect(rows.at(-1)).toMatchObject(label.last ?? {});
  for (const cell of label.cells ?? []) expect(cell.accept).toContain(rows[cell.row - 1]?.[cell.column] ?? null);
  const everything = rows.flatMap((row) => Object.values(row)).join('\n');
  for (const words of label.must_not ?? []) expect(everything).not.toContain(words);
  if (label.answer_length !== undefined) expect(rows[0]?.answer).toHaveLength(label.answer_length);
  if (label.rows_sha256 !== undefined) expect(digest(rows)).toBe(label.rows_sha256);
}

type PlainRow = { readonly question: string; readonly answer: string | null; readonly category: string | null };

function plainRow({ question, answers, category }: CaseInput): PlainRow {
  return { question, answer: answers[0] ?? null, category };
}

function digest(rows: readonly PlainRow[]): string {
  const lines = rows.map(({ question, answer, category }) => JSON.stringify([question, answer ?? '', category ?? '']));
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}
