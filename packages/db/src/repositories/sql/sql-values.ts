/** The parameters of a statement that is put together in parts. */
export type SqlValues = {
  readonly values: readonly unknown[];
  /** Adds a value; answers the placeholder that stands for it. */
  bind(value: unknown): string;
};

/** Starts a list of parameters. @param nBefore - parameters the statement has before these */
export function createSqlValues(nBefore = 0): SqlValues {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${nBefore + values.push(value)}` };
}
