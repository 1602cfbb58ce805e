/** What the API says about one field. */
export type FieldProblem = { readonly path: string; readonly message: string };

/**
 * The problems below `prefix`, with paths that start at the form; the others are about the thing as a whole.
 *
 * @param prefix - dotted path of the form's values in the request: "config"
 */
export function splitProblems(problems: readonly FieldProblem[], prefix: string) {
  const start = prefix ? `${prefix}.` : '';
  const own = problems
    .filter(({ path }) => path.startsWith(start) && path.length > start.length)
    .map(({ path, message }) => ({ path: path.slice(start.length), message }));
  const others = problems.filter(({ path }) => !path.startsWith(start) || path.length <= start.length);
  return { own, others };
}
