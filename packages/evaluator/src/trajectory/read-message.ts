import type { Json } from '../json';
import { isRecord } from '../json-text/is-record';
import { firstOf, firstText, listAt, recordAt, type TraceRecord } from './first-of';
import { type Block, readBlock, textOfBlocks } from './read-block';
import { readCall, readCalls } from './read-call';
import { roleOf } from './role-of';
import type { TrajectoryCall, TrajectoryResult, TrajectoryStep } from './trajectory';

const callLists = ['tool_calls', 'toolCalls', 'toolInvocations', 'tool_uses'] as const;

/** Whether an object is a message: it has a role, or LangChain's type of one. */
export function isMessage(record: TraceRecord): boolean {
  return roleOf(unpackMessage(record)) !== undefined;
}

/**
 * A message of OpenAI, Anthropic, LangChain, Gemini, the AI SDK or OpenTelemetry's GenAI conventions: they differ in
 * where calls stand and what their fields are called, not in kind.
 *
 * @returns undefined when its content or its calls are of no known shape
 */
export function readMessage(record: TraceRecord, fallbackRole?: string): TrajectoryStep | undefined {
  const message = unpackMessage(record);
  const role = roleOf(message) ?? fallbackRole;
  const blocks = blocksOf(message);
  const listed = listedCalls(message);
  const results = listedResults(message);
  if (role === undefined || blocks === undefined || listed === undefined || results === undefined) return undefined;
  const text = blocks.map((block) => block.text).join('');
  const toolResults = [...blocks.flatMap((block) => block.results), ...results];
  const isResult = role === 'tool' && toolResults.length === 0;
  return {
    role,
    text: isResult ? '' : text,
    toolCalls: joinCalls(
      listed,
      blocks.flatMap((block) => block.calls),
    ),
    toolResults: isResult ? [wholeResult(message)] : toolResults,
  };
}

/** LangChain writes its messages as they are, under `data`, or as a constructor call under `kwargs`. */
function unpackMessage(record: TraceRecord): TraceRecord {
  if (typeof record['role'] === 'string') return record;
  const inner = recordAt(record, 'data') ?? recordAt(record, 'kwargs');
  if (inner === undefined) return record;
  const path = listAt(record, 'id');
  const type = record['type'] === 'constructor' ? (path?.at(-1) ?? null) : (record['type'] ?? null);
  return { ...inner, type };
}

/** Interface messages of the AI SDK repeat their text in `content`; what is in `parts` is the whole. */
function blocksOf(message: TraceRecord): readonly Block[] | undefined {
  const parts = listAt(message, 'parts');
  if (parts !== undefined && parts.length > 0) return allOf(parts, readBlock);
  const content = firstOf(message, ['content', 'text']) ?? [];
  if (typeof content === 'string') return [{ text: content, calls: [], results: [] }];
  if (isRecord(content)) return [{ text: JSON.stringify(content), calls: [], results: [] }];
  return Array.isArray(content) ? allOf(content, readBlock) : undefined;
}

/** Calls beside the content: a list, the single one of old, or LangChain's copy of what the provider sent. */
function listedCalls(message: TraceRecord): readonly TrajectoryCall[] | undefined {
  const given = firstOf(message, callLists);
  if (given !== undefined && !Array.isArray(given)) return undefined;
  if (given !== undefined && given.length > 0) return readCalls(given);
  const single = firstOf(message, ['function_call']);
  if (single !== undefined) return allOf([single], readCall);
  const copy = recordAt(message, 'additional_kwargs');
  return copy === undefined ? [] : listedCalls({ ...copy, additional_kwargs: null });
}

function listedResults(message: TraceRecord): readonly TrajectoryResult[] | undefined {
  const blocks = allOf(listAt(message, 'toolResults') ?? [], (item) =>
    isRecord(item) ? readBlock({ ...item, type: 'tool-result' }) : undefined,
  );
  const invoked = allOf(listAt(message, 'toolInvocations') ?? [], (item) =>
    isRecord(item) ? readBlock({ ...item, type: 'dynamic-tool' }) : undefined,
  );
  if (blocks === undefined || invoked === undefined) return undefined;
  return [...blocks, ...invoked].flatMap((block) => block.results);
}

/** Some formats give a call twice, beside the content and in it; the id tells. */
function joinCalls(listed: readonly TrajectoryCall[], inContent: readonly TrajectoryCall[]): TrajectoryCall[] {
  const known = new Set(listed.map(({ id }) => id));
  return [...listed, ...inContent.filter(({ id }) => id === null || !known.has(id))];
}

function wholeResult(message: TraceRecord): TrajectoryResult {
  const content = firstOf(message, ['content', 'text']) ?? '';
  return {
    callId: firstText(message, ['tool_call_id', 'toolCallId']),
    name: firstText(message, ['name', 'toolName']),
    content: Array.isArray(content) ? (textOfBlocks(content) ?? content) : content,
  };
}

function allOf<Item>(values: readonly Json[], read: (value: Json) => Item | undefined): readonly Item[] | undefined {
  const items = values.map(read).filter((item) => item !== undefined);
  return items.length === values.length ? items : undefined;
}
