import type { Json } from '../json';
import { firstOf, firstText, type TraceRecord } from './first-of';
import { readArguments } from './read-arguments';
import type { TrajectoryResult, TrajectoryStep } from './trajectory';

const callSuffix = '_call';
const outputSuffix = '_call_output';
/** Items that say something about the conversation without being a step of it. */
const silentItems = new Set([
  'reasoning',
  'compaction',
  'item_reference',
  'mcp_list_tools',
  'mcp_approval_request',
  'mcp_approval_response',
]);
/** Fields of a built-in tool's item that are no arguments. */
const frame = new Set(['id', 'call_id', 'type', 'status', 'output', 'outputs', 'result', 'results', 'error', 'name']);

/** Whether an object is an item of OpenAI's Responses API other than a message, which has a role and is read as one. */
export function isResponseItem(record: TraceRecord): boolean {
  const type = typeof record['type'] === 'string' ? record['type'] : '';
  return silentItems.has(type) || type.endsWith(callSuffix) || type.endsWith(outputSuffix);
}

/**
 * An item of OpenAI's Responses API: a call of a function, of an MCP tool or of a built-in tool (which is called after
 * its item: `web_search` for `web_search_call`), an output, or one that is no step and leaves nothing.
 *
 * @returns undefined for a function call without a name
 */
export function readResponseItem(record: TraceRecord): readonly TrajectoryStep[] | undefined {
  const type = String(record['type']);
  if (silentItems.has(type)) return [];
  const id = firstText(record, ['call_id', 'id']);
  const result = firstOf(record, ['output', 'outputs', 'result', 'results', 'error']);
  if (type.endsWith(outputSuffix)) return [toolStep({ callId: id, name: null, content: result ?? null })];
  const name = firstText(record, ['name']) ?? builtInName(type);
  if (name === null) return undefined;
  const call = { id, name, arguments: argumentsOf(record) };
  const step: TrajectoryStep = { role: 'assistant', text: '', toolCalls: [call], toolResults: [] };
  return result === undefined ? [step] : [step, toolStep({ callId: id, name, content: result })];
}

function toolStep(result: TrajectoryResult): TrajectoryStep {
  return { role: 'tool', text: '', toolCalls: [], toolResults: [result] };
}

function builtInName(type: string): string | null {
  const name = type.slice(0, -callSuffix.length);
  return ['function', 'custom_tool', 'mcp', 'tool', ''].includes(name) ? null : name;
}

function argumentsOf(record: TraceRecord): Readonly<Record<string, Json>> {
  const given = firstOf(record, ['arguments', 'input']);
  if (given !== undefined || typeof record['name'] === 'string') return readArguments(given);
  return Object.fromEntries(Object.entries(record).filter(([key]) => !frame.has(key)));
}
