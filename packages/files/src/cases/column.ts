import type { ColumnRole } from '@assay/contracts';

/** A column of the sheet and what becomes of its cells. */
export type Column = {
  /** Counted from 0. */
  readonly index: number;
  readonly letter: string;
  /** Header as shown and as a mapping names it; unlike any other of the sheet. */
  readonly header: string;
  readonly role: ColumnRole;
};
