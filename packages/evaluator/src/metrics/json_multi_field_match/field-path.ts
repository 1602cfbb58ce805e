import type { Json } from '../../json';
import { isRecord } from '../../json-text/is-record';
import { compileJsonPath } from '../../json-text/json-path';

/** Looks a field up in an object; undefined where it is missing. */
export type FieldLookup = (record: Record<string, Json>) => Json | undefined;

const badEscape = /~(?![01])/;
const listIndex = /^(?:0|[1-9][0-9]*)$/;
const digits = /^[0-9]+$/;

/**
 * Reads a path by its first character: `$` JSONPath, `/` JSON Pointer, otherwise dot notation.
 *
 * A JSONPath that can lead to several places always gives a list. In dot notation the whole text is tried as one key first,
 * then its segments; digits count list items.
 *
 * @throws {RangeError} when it is no path, with the position of the fault, for a person
 * @see RFC 9535 (JSONPath), RFC 6901 (JSON Pointer)
 */
export function compileFieldPath(path: string): FieldLookup {
  if (path.startsWith('$')) return jsonPathLookup(path);
  return path.startsWith('/') ? pointerLookup(path) : dotLookup(path);
}

function jsonPathLookup(path: string): FieldLookup {
  const { isSingular, find } = compileJsonPath(path);
  return (record) => (isSingular ? find(record)[0] : [...find(record)]);
}

function pointerLookup(path: string): FieldLookup {
  const fault = path.search(badEscape);
  if (fault !== -1) {
    throw new RangeError(`is not a JSON Pointer (RFC 6901): "~" at character ${fault + 1} must be followed by 0 or 1`);
  }
  const segments = path
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  return (record) => walk(record, segments, listIndex);
}

function dotLookup(path: string): FieldLookup {
  if (path === '') throw new RangeError('must not be empty');
  const bracket = path.search(/[[\]]/);
  if (bracket !== -1) {
    const advice = 'write list items as digits (items.0.name) or start the path with "$" for JSONPath';
    throw new RangeError(`has a bracket at character ${bracket + 1}, which dot notation does not know; ${advice}`);
  }
  const segments = path.split('.');
  return (record) => (Object.hasOwn(record, path) ? record[path] : walk(record, segments, digits));
}

function walk(record: Json, segments: readonly string[], index: RegExp): Json | undefined {
  let here: Json | undefined = record;
  for (const segment of segments) here = here === undefined ? undefined : stepInto(here, segment, index);
  return here;
}

function stepInto(value: Json, segment: string, index: RegExp): Json | undefined {
  if (Array.isArray(value)) return index.test(segment) ? value[Number(segment)] : undefined;
  return isRecord(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
}
