import type { FormNode } from './form-node';

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

/**
 * Brings a problem to the field that shows it: one about a line of a list belongs to the list, and says which line.
 *
 * @param problem - its path starts at `nodes`
 * @returns undefined when no field shows it
 */
export function placeProblem(nodes: readonly FormNode[], { path, message }: FieldProblem): FieldProblem | undefined {
  const [key, ...rest] = path.split('.');
  const node = nodes.find((one) => one.key === key);
  if (!node || key === undefined) return undefined;
  if (node.kind === 'object') {
    const inner = placeProblem(node.nodes, { path: rest.join('.'), message });
    return inner && { ...inner, path: `${key}.${inner.path}` };
  }
  const [line] = rest;
  const place = line !== undefined && /^\d+$/.test(line) ? `Line ${Number(line) + 1}: ` : '';
  return { path: key, message: `${place}${message}` };
}
