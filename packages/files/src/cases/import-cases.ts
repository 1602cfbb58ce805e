import type { CaseInput, ImportPreview } from '@assay/contracts';
import type { FileSource } from '../source/file-source';
import type { ImportOptions } from './import-options';
import { streamCases } from './stream-cases';

/**
 * Reads every case of a workbook together with the report on it: all or nothing.
 *
 * @throws {AppError} what `streamCases` throws
 */
export async function importCases(source: FileSource, options: ImportOptions): Promise<ImportPreview> {
  return collectCases(source, options, Number.POSITIVE_INFINITY);
}

/**
 * Reads the whole workbook for the report, but hands over the first cases only.
 *
 * @param options.nCases - how many cases to hand over; 20 when absent
 * @throws {AppError} what `streamCases` throws
 */
export async function previewCases(
  source: FileSource,
  options: ImportOptions & { readonly nCases?: number | undefined },
): Promise<ImportPreview> {
  return collectCases(source, options, options.nCases ?? 20);
}

async function collectCases(source: FileSource, options: ImportOptions, nCases: number): Promise<ImportPreview> {
  const cases: CaseInput[] = [];
  const stream = streamCases(source, options);
  let next = await stream.next();
  while (!next.done) {
    if (cases.length < nCases) cases.push(next.value);
    next = await stream.next();
  }
  return { report: next.value, cases };
}
