/** The parameters of a statement that is put together in parts. */
export type SqlValues = {
  readonly values: readonly unknown[];
  /** Adds a value; answers the placeholder that stands for it. */
  bind(value: unknown): string;
};

/** Starts a list of parameters. */
export function createSqlValues(): SqlValues {
  const values: unknown[] = [];
  return { values, bind: (value) => `$${values.push(value)}` };
}
