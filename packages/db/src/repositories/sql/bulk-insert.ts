/** A column of a bulk insert: its SQL name, its SQL type and where its value comes from. */
export type BulkColumn<Row> = {
  readonly name: string;
  readonly type: 'uuid' | 'text' | 'int' | 'float8' | 'bool' | 'jsonb' | 'int[]';
  readonly value: (row: Row) => string | number | boolean | null;
};

/** A statement and its parameters. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** A list inside a list cannot be unnested one level only; it travels as text. */
function travelType(type: BulkColumn<never>['type']): string {
  return type === 'int[]' ? 'text' : type;
}

/**
 * One INSERT for many rows, with one array parameter a column.
 *
 * @param table - SQL name, quoted where it must be
 * @param ending - what follows the SELECT: ON CONFLICT, RETURNING
 */
export function bulkInsert<Row>(
  table: string,
  columns: readonly BulkColumn<Row>[],
  rows: readonly Row[],
  ending = '',
): Statement {
  const names = columns.map(({ name }) => name).join(', ');
  const selected = columns.map(({ type }, index) => `u.c${index}::${type}`).join(', ');
  const arrays = columns.map(({ type }, index) => `$${index + 1}::${travelType(type)}[]`).join(', ');
  const aliases = columns.map((_, index) => `c${index}`).join(', ');
  return {
    text: `INSERT INTO ${table} (${names}) SELECT ${selected} FROM unnest(${arrays}) AS u(${aliases}) ${ending}`,
    values: columns.map(({ value }) => rows.map(value)),
  };
}
