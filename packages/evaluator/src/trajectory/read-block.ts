import type { Json } from '../json';
import { isRecord } from '../json-text/is-record';
import { firstOf, firstText, recordAt, type TraceRecord } from './first-of';
import { readArguments } from './read-arguments';
import { readCall } from './read-call';
import type { TrajectoryCall, TrajectoryResult } from './trajectory';

/** What one part of a message's content holds. */
export type Block = {
  readonly text: string;
  readonly calls: readonly TrajectoryCall[];
  readonly results: readonly TrajectoryResult[];
};

const nothing: Block = { text: '', calls: [], results: [] };
const callTypes = new Set([
  'tool_use',
  'server_tool_use',
  'mcp_tool_use',
  'tool_call',
  'tool-call',
  'function_call',
  'dynamic-tool',
  'tool-invocation',
]);
const resultTypes = new Set(['tool-result', 'tool-error', 'tool_call_response', 'function_call_output']);
const textTypes = new Set(['text', 'input_text', 'output_text', 'refusal']);
const resultIdKeys = ['tool_use_id', 'toolCallId', 'tool_call_id', 'call_id', 'callId', 'id'];
const resultNameKeys = ['toolName', 'tool_name', 'name'];
const resultContentKeys = ['output', 'result', 'response', 'content', 'error', 'errorText'];
/** Types of the AI SDK's envelope around what a tool gave back. */
const envelopes = new Set(['text', 'json', 'error-text', 'error-json', 'content']);
/** `tool-get_weather`: the AI SDK names a part of its interface messages after the tool. */
const namedPart = /^tool-(.+)$/s;

/**
 * One part of a message's content: a text, a call, a result, or both of one call. A part of another kind (an image, a
 * thought) holds nothing here. Undefined for what is no part at all, and for a call without a
 * tool's name.
 */
export function readBlock(value: Json): Block | undefined {
  if (typeof value === 'string') return { ...nothing, text: value };
  if (!isRecord(value)) return undefined;
  const type = firstText(value, ['type']) ?? '';
  if (isResult(value, type)) return { ...nothing, results: [readResult(value)] };
  if (isCall(value, type)) return withCall(value, nameInType(value, type));
  return { ...nothing, text: textOf(value, type) };
}

/** Whether a part stands for itself outside a message: a text, a call or a result under a name of one of the formats. */
export function isKnownBlock(value: Json): boolean {
  if (!isRecord(value)) return false;
  const type = firstText(value, ['type']) ?? '';
  return isResult(value, type) || isCall(value, type) || textTypes.has(type);
}

function isResult(block: TraceRecord, type: string): boolean {
  if (resultTypes.has(type) || /(^|_)tool_result$/.test(type)) return true;
  return recordAt(block, 'functionResponse') !== undefined || recordAt(block, 'function_response') !== undefined;
}

function isCall(block: TraceRecord, type: string): boolean {
  if (callTypes.has(type) || nameInType(block, type) !== null) return true;
  return recordAt(block, 'functionCall') !== undefined || recordAt(block, 'function_call') !== undefined;
}

function nameInType(block: TraceRecord, type: string): string | null {
  if (callTypes.has(type) || resultTypes.has(type) || !Object.hasOwn(block, 'toolCallId')) return null;
  return namedPart.exec(type)?.[1] ?? null;
}

function withCall(block: Record<string, Json>, nameFromType: string | null): Block | undefined {
  const call =
    nameFromType === null
      ? readCall(block)
      : { id: firstText(block, ['toolCallId']), name: nameFromType, arguments: readArguments(block['input']) };
  if (call === undefined) return undefined;
  const invocation = recordAt(block, 'toolInvocation') ?? block;
  const content = firstOf(invocation, ['output', 'result', 'errorText']);
  const results = content === undefined ? [] : [{ callId: call.id, name: call.name, content: unwrap(content) }];
  return { ...nothing, calls: [call], results };
}

function readResult(block: TraceRecord): TrajectoryResult {
  const inner = recordAt(block, 'functionResponse') ?? recordAt(block, 'function_response') ?? block;
  return {
    callId: firstText(inner, resultIdKeys),
    name: firstText(inner, resultNameKeys),
    content: unwrap(firstOf(inner, resultContentKeys) ?? null),
  };
}

/** Results may come in an envelope that says their type, or as a list of texts. */
function unwrap(content: Json): Json {
  if (Array.isArray(content)) return textOfBlocks(content) ?? content;
  if (!isRecord(content) || !envelopes.has(String(content['type']))) return content;
  return content['value'] ?? null;
}

/** The joined text of parts that are all text; undefined when one is something else. */
export function textOfBlocks(blocks: readonly Json[]): string | undefined {
  const texts = blocks.map((block) => (isRecord(block) && block['type'] === 'text' ? block['text'] : undefined));
  return blocks.length > 0 && texts.every((text) => typeof text === 'string') ? texts.join('') : undefined;
}

function textOf(block: TraceRecord, type: string): string {
  if (block['thought'] === true || (type !== '' && !textTypes.has(type))) return '';
  return firstText(block, ['text', 'content', 'refusal']) ?? '';
}
