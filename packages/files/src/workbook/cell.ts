/** What a cell holds; the last four hold no usable text and are reported. */
export type CellKind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'date'
  | 'error'
  | 'formula_without_value'
  | 'unreadable'
  | 'too_long';

/** One cell with a value. */
export type Cell = {
  /** Counted from 0. */
  readonly column: number;
  readonly kind: CellKind;
  /** Plain text; the error's name for `error`, empty for the three kinds after it. */
  readonly text: string;
  /** Whether characters that cannot be stored were replaced by U+FFFD. */
  readonly isAltered: boolean;
};
