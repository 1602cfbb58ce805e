import { compile, JSONPathError } from 'json-p3';
import type { Json } from './connector';

/** What is wrong with a path, or undefined when it can be followed. */
export function pathProblem(path: string): string | undefined {
  try {
    if (path.startsWith('$')) compile(path);
    return undefined;
  } catch (error) {
    if (error instanceof JSONPathError) return `is not a JSONPath: ${error.message}`;
    throw error;
  }
}

/**
 * The values a path finds, in order; none when it leads nowhere.
 *
 * @param path - JSONPath (`$.choices[0].text`), JSON Pointer (`/choices/0/text`) or dotted names (`choices.0.text`);
 * empty finds the value itself
 * @throws {JSONPathError} when the path is no JSONPath, or following it goes too deep
 * @see RFC 9535 (JSONPath), RFC 6901 (JSON Pointer)
 */
export function selectPath(value: Json, path: string): Json[] {
  // Every node of a JSON value is a JSON value; the library types nodes as unknown.
  if (path.startsWith('$')) return compile(path).query(value).values() as Json[];
  const found = walk(value, segmentsOf(path));
  return found === undefined ? [] : [found];
}

function segmentsOf(path: string): string[] {
  if (path === '') return [];
  if (!path.startsWith('/')) return path.split('.');
  const tokens = path.slice(1).split('/');
  return tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function walk(value: Json, segments: readonly string[]): Json | undefined {
  let here: Json | undefined = value;
  for (const segment of segments) {
    if (Array.isArray(here)) here = /^\d+$/.test(segment) ? here[Number(segment)] : undefined;
    else if (here !== null && typeof here === 'object' && Object.hasOwn(here, segment)) here = here[segment];
    else return undefined;
  }
  return here;
}
