import type { Json } from '../json';
import { isRecord } from '../json-text/is-record';
import { firstOf, firstText, recordAt, type TraceRecord } from './first-of';
import { readArguments } from './read-arguments';
import type { TrajectoryCall } from './trajectory';

const wrappers = ['function', 'functionCall', 'function_call', 'toolInvocation', 'tool_call'] as const;
const nameKeys = ['name', 'toolName', 'tool_name', 'tool'];
const argumentKeys = ['arguments', 'args', 'input', 'kwargs', 'parameters'];
const idKeys = ['call_id', 'callId', 'toolCallId', 'tool_call_id', 'id'];
/** Keys a bare call may have beside its arguments. */
const otherKeys = new Set([...nameKeys, ...idKeys, 'type', 'index', 'status', 'thoughtSignature']);

/** One tool call: `{name, arguments}`, `{name, args}`, `{name, input}`, `{toolName, args}`, or the same under `function`. Undefined when it names no tool. */
export function readCall(value: Json): TrajectoryCall | undefined {
  if (!isRecord(value)) return undefined;
  const levels = unwrap(value);
  const inner = levels.at(-1) ?? value;
  const name = firstText(inner, nameKeys);
  if (name === null) return undefined;
  const id = levels.map((level) => firstText(level, idKeys)).find((found) => found !== null) ?? null;
  return { id, name, arguments: readArguments(firstOf(inner, argumentKeys)) };
}

/** Reads every call of a list; undefined when one of them is none. */
export function readCalls(values: readonly Json[]): readonly TrajectoryCall[] | undefined {
  const calls = values.map(readCall).filter((call) => call !== undefined);
  return calls.length === values.length ? calls : undefined;
}

/** Whether an object is a call by itself and not, say, a person with a name. */
export function isBareCall(record: TraceRecord): boolean {
  const inner = unwrap(record).at(-1) ?? record;
  if (firstText(inner, nameKeys) === null) return false;
  if (inner !== record || argumentKeys.some((key) => Object.hasOwn(record, key))) return true;
  return Object.keys(record).every((key) => otherKeys.has(key));
}

/** The object, and the call wrapped in it, level by level. */
function unwrap(record: TraceRecord): readonly TraceRecord[] {
  const levels = [record];
  for (let level: TraceRecord | undefined = record; level !== undefined; ) {
    const outer: TraceRecord = level;
    level = wrappers.map((wrapper) => recordAt(outer, wrapper)).find((inner) => inner !== undefined);
    if (level !== undefined) levels.push(level);
  }
  return levels;
}
