import type { ColumnMapping, ImportPreview } from '@assay/contracts';
import { importCases, previewCases, writeTemplate } from '@assay/files';

/** A file as it was uploaded: its bytes, or the path of where they lie. */
export type Upload = {
  readonly fileName: string;
  readonly source: Buffer | string;
  readonly mapping?: ColumnMapping;
};

/** What the engine asks of whatever reads and writes dataset files. */
export type DatasetFiles = {
  /** Every case of the file and what became of every row. @throws {AppError} `file.*` | `dataset.needs_mapping` */
  readonly importCases: (upload: Upload) => Promise<ImportPreview>;
  /** The first cases and the report; stores nothing. @throws {AppError} `file.*` | `dataset.needs_mapping` */
  readonly previewCases: (upload: Upload) => Promise<ImportPreview>;
  /** An XLSX workbook that imports back without a change. */
  readonly writeTemplate: () => Promise<Buffer>;
};

/** Reads and writes dataset files. @param maxUploadBytes - a larger file is refused with `file.too_large` */
export function createDatasetFiles(maxUploadBytes: number): DatasetFiles {
  const limits = { maxFileBytes: maxUploadBytes };
  return {
    importCases: ({ source, fileName, mapping }) => importCases(source, { fileName, mapping, limits }),
    previewCases: ({ source, fileName, mapping }) => previewCases(source, { fileName, mapping, limits }),
    writeTemplate,
  };
}
