import { FunctionExpressionType, JSONPathEnvironment, JSONPathError, type JSONPathQuery } from 'json-p3';
import { RE2JS } from 're2js';
import type { Json } from '../json';

/** A compiled JSONPath. */
export type JsonPath = {
  /** True when the path can lead to one place only, so that it stands for a value and not for a list. */
  readonly isSingular: boolean;
  /** Values of the nodes found, in document order. */
  readonly find: (value: Json) => readonly Json[];
};

/** Above the depth of any value that is let in, so that `..` reaches every node. */
const deepest = 600;

/** Each `..` visits every node below; more than two make the time grow with the cube of the text. */
const mostDescents = 2;
const quoted = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;

const placeInLibraryWords = / \('.*':\d+\)$/s;

const environment = new JSONPathEnvironment({ maxRecursionDepth: deepest });
const patterns = new Map<string, RE2JS | undefined>();

// The library's own functions use the engine of the host, which a pattern can hang.
for (const [name, isMatch] of [
  ['match', (pattern: RE2JS, text: string) => pattern.testExact(text)],
  ['search', (pattern: RE2JS, text: string) => pattern.test(text)],
] as const) {
  environment.functionRegister.set(name, {
    argTypes: [FunctionExpressionType.ValueType, FunctionExpressionType.ValueType],
    returnType: FunctionExpressionType.LogicalType,
    call: (text: unknown, pattern: unknown) => {
      if (typeof text !== 'string' || typeof pattern !== 'string') return false;
      const compiled = patternOf(pattern);
      return compiled !== undefined && isMatch(compiled, text);
    },
  });
}

/**
 * Compiles a JSONPath whose regular expressions match in linear time.
 *
 * @throws {RangeError} with the position of the fault, for a person
 * @see RFC 9535; RFC 9485 for patterns: one that is not valid matches nothing
 */
export function compileJsonPath(path: string): JsonPath {
  const descents = path.replace(quoted, '').split('..').length - 1;
  if (descents > mostDescents)
    throw new RangeError(`uses ".." ${descents} times; at most ${mostDescents} are followed`);
  const query = parse(path);
  return {
    isSingular: query.singularQuery(),
    // Every node of a JSON value is a JSON value; the library types nodes as unknown.
    find: (value) => query.query(value).values() as Json[],
  };
}

function parse(path: string): JSONPathQuery {
  try {
    return environment.compile(path);
  } catch (error) {
    if (!(error instanceof JSONPathError)) throw error;
    const reason = error.message.replace(placeInLibraryWords, '');
    const message = `is not a JSONPath (RFC 9535): ${reason} at character ${error.token.index + 1}`;
    throw new RangeError(message, { cause: error });
  }
}

/** Compiled once per pattern text; patterns may also come from the document, so only some are kept. */
function patternOf(pattern: string): RE2JS | undefined {
  if (patterns.has(pattern)) return patterns.get(pattern);
  const compiled = tryCompile(pattern);
  if (patterns.size >= mostPatterns) patterns.clear();
  patterns.set(pattern, compiled);
  return compiled;
}

const mostPatterns = 100;

function tryCompile(pattern: string): RE2JS | undefined {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return undefined;
  }
}
