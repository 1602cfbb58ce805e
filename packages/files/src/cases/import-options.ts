import type { ColumnMapping } from '@assay/contracts';
import type { FileLimits } from '../source/file-limits';

/** How a file becomes cases. */
export type ImportOptions = {
  /** Name the file was uploaded under; stands in the report and in messages. */
  readonly fileName: string;
  /** What a person chose for sheet and columns; what it does not name is recognised. */
  readonly mapping?: ColumnMapping | undefined;
  readonly limits?: Partial<FileLimits> | undefined;
};
