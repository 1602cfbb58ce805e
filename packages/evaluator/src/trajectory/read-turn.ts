import { firstText, type TraceRecord } from './first-of';
import { readArguments } from './read-arguments';
import type { TrajectoryCall, TrajectoryStep } from './trajectory';

const toolName = /^[\p{L}_][\p{L}\p{N}_.-]*$/u;

/** Whether an object is a turn of a Potato conversation. */
export function isTurn(record: TraceRecord): boolean {
  return typeof record['speaker'] === 'string';
}

/**
 * A turn of a Potato conversation. A turn of "Agent (Action)" is a call, `tool({"key": "value"})` or a tool's bare name;
 * one of the environment is what the tool gave back.
 *
 * @returns undefined when its text is no text
 */
export function readTurn(turn: TraceRecord): TrajectoryStep | undefined {
  const given = turn['text'] ?? '';
  if (typeof given !== 'string') return undefined;
  const speaker = (firstText(turn, ['speaker']) ?? '').toLowerCase();
  const role = roleOfSpeaker(speaker);
  const call = speaker.includes('(action)') ? readAction(given) : undefined;
  if (call !== undefined) return { role, text: '', toolCalls: [call], toolResults: [] };
  if (role !== 'tool') return { role, text: given, toolCalls: [], toolResults: [] };
  return { role, text: '', toolCalls: [], toolResults: [{ callId: null, name: null, content: given }] };
}

function roleOfSpeaker(speaker: string): string {
  if (speaker.startsWith('user') || speaker.startsWith('human')) return 'user';
  if (speaker.startsWith('system')) return 'system';
  const isTool = speaker.startsWith('environment') || speaker.startsWith('tool') || speaker.includes('observation');
  return isTool ? 'tool' : 'assistant';
}

/** Text that is not written as a call is a tool's name, as Potato reads it. */
function readAction(text: string): TrajectoryCall | undefined {
  const action = text.trim();
  if (action === '') return undefined;
  const open = action.indexOf('(');
  const name = action.slice(0, Math.max(open, 0)).trim();
  if (!action.endsWith(')') || !toolName.test(name)) return { id: null, name: action, arguments: {} };
  return { id: null, name, arguments: readArguments(action.slice(open + 1, -1).trim()) };
}
