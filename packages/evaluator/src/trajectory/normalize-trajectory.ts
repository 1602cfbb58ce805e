import type { Json } from '../json';
import { boundedJson, boundedJsonText } from '../json-text/bounded-json';
import { isRecord } from '../json-text/is-record';
import { listAt, type TraceRecord } from './first-of';
import { type ReadSteps, readFirst, readItem, readList } from './read-list';
import { readSpans } from './read-spans';
import type { NormalizedTrajectory, TrajectoryStep } from './trajectory';

const formats =
  'chat messages, response items, content blocks, conversation turns, OpenTelemetry GenAI spans or a list of calls';

/**
 * An agent's course of action in one form. It knows by itself: OpenAI chat messages (`tool_calls`, `function_call`),
 * completions and Responses items, Anthropic content blocks, LangChain messages, Gemini contents, messages, parts and
 * steps of the AI SDK, OpenTelemetry GenAI spans (OTLP JSON, OpenInference), Potato conversations and canonical traces, a
 * bare list of calls, and its own result; each as a value or as JSON text.
 *
 * @param value - anything; nothing makes it throw
 * @returns the trajectory, without calls where the format is known and holds none; otherwise `invalid_trajectory`
 */
export function normalizeTrajectory(value: unknown): NormalizedTrajectory {
  const json = typeof value === 'string' ? boundedJsonText(value) : boundedJson(value);
  if (json === undefined)
    return invalid(typeof value === 'string' ? 'it is a text and no JSON' : 'it is no usable JSON');
  const read = readAny(json);
  if ('problem' in read) return invalid(read.problem);
  return { ok: true, trajectory: { steps: read.steps, calls: read.steps.flatMap((step) => step.toolCalls) } };
}

function invalid(problem: string): NormalizedTrajectory {
  return {
    ok: false,
    error: { code: 'invalid_trajectory', message: `the trajectory is of no known format: ${problem}; give ${formats}` },
  };
}

function readAny(value: Json): ReadSteps {
  if (Array.isArray(value)) return readList(value);
  return isRecord(value) ? readRecord(value) : { problem: 'it is neither a list nor an object' };
}

function readRecord(record: Record<string, Json>): ReadSteps {
  for (const [key, read] of readers) {
    const list = listAt(record, key);
    if (list !== undefined && !isPartOfItem(record, key)) return read(list, record);
  }
  const steps = readItem(record);
  if (steps !== undefined) return { steps };
  const inner = record['trajectory'];
  if (inner !== undefined) return readAny(inner);
  const keys = Object.keys(record).slice(0, 5).join(', ');
  return { problem: keys === '' ? 'it is an empty object' : `its fields are ${keys}` };
}

type ListReader = (list: readonly Json[], record: TraceRecord) => ReadSteps;

/** Where an object holds its steps, in the order they are looked for. */
const readers: readonly (readonly [key: string, read: ListReader])[] = [
  ['resourceSpans', (_, record) => readSpans([{ ...record }])],
  ['scopeSpans', (_, record) => readSpans([{ ...record }])],
  ['spans', readSpansOf],
  ['messages', readMessages],
  ['conversation', readList],
  ['contents', readList],
  ['candidates', (list) => readFirst(list, 'content')],
  ['choices', (list) => readFirst(list, 'message')],
  ['output', readResponse],
  ['steps', readList],
  ['calls', readList],
];

function readSpansOf(list: readonly Json[]): ReadSteps {
  return readSpans(list);
}

/** A single message keeps its own fields: the `output` of a call is no list of steps. */
function isPartOfItem(record: TraceRecord, key: string): boolean {
  return key === 'output' && typeof record['type'] === 'string' && record['type'] !== 'response';
}

/** Messages, and the calls an agent lists beside them without repeating them inside. */
function readMessages(messages: readonly Json[], record: TraceRecord): ReadSteps {
  const read = readList(messages);
  const beside = listAt(record, 'toolCalls') ?? listAt(record, 'tool_calls');
  if ('problem' in read || beside === undefined || read.steps.some((step) => step.toolCalls.length > 0)) return read;
  const calls = readList(beside);
  return 'problem' in calls ? calls : { steps: putBeforeAnswer(read.steps, calls.steps) };
}

function putBeforeAnswer(steps: readonly TrajectoryStep[], calls: readonly TrajectoryStep[]): TrajectoryStep[] {
  const answer = steps.at(-1)?.role === 'assistant' ? steps.length - 1 : steps.length;
  return [...steps.slice(0, answer), ...calls, ...steps.slice(answer)];
}

/** What the Responses API gives back, after what it was given. */
function readResponse(output: readonly Json[], record: TraceRecord): ReadSteps {
  return readList([...(listAt(record, 'input') ?? []), ...output]);
}
