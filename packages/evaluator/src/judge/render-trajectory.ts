import type { Json } from '../json';
import { isRecord } from '../json-text/is-record';

/** Names under which a response holds its steps. */
const listKeys = ['messages', 'steps', 'trajectory', 'conversation', 'output', 'input'];

/**
 * A trajectory as lines a judge can read: one per message, call and result; what is of no known form stands there as
 * JSON. Undefined where there is nothing that could be a trajectory.
 */
export function renderTrajectory(value: Json | undefined): string | undefined {
  const steps = stepsOf(value);
  if (steps === undefined) return undefined;
  return steps.length === 0 ? '(no steps)' : steps.flatMap(renderStep).join('\n');
}

function stepsOf(value: Json | undefined): readonly Json[] | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return stepsIn(value);
  if (Array.isArray(value)) return value;
  if (!isRecord(value)) return undefined;
  const list = listKeys.map((key) => value[key]).find((candidate) => Array.isArray(candidate));
  return Array.isArray(list) ? list : undefined;
}

function stepsIn(text: string): readonly Json[] | undefined {
  try {
    const value: Json = JSON.parse(text);
    return typeof value === 'string' ? undefined : stepsOf(value);
  } catch {
    return undefined;
  }
}

function renderStep(step: Json): readonly string[] {
  if (!isRecord(step)) return [toLine(step)];
  const speaker = step['role'] ?? step['speaker'] ?? step['type'];
  const content = step['content'] ?? step['text'];
  const calls = [step['tool_calls'], step['toolCalls']].flatMap((list) => (Array.isArray(list) ? list : []));
  const lines = [
    ...(content === undefined || content === null || content === ''
      ? []
      : [`${speakerOf(speaker)}: ${toLine(content)}`]),
    ...calls.map((call) => `${speakerOf(speaker)} calls ${renderCall(call)}`),
    ...(step['function_call'] === undefined
      ? []
      : [`${speakerOf(speaker)} calls ${renderCall(step['function_call'])}`]),
  ];
  return lines.length === 0 ? [toLine(step)] : lines;
}

function speakerOf(speaker: Json | undefined): string {
  return typeof speaker === 'string' ? speaker : 'step';
}

function renderCall(call: Json): string {
  const inner = isRecord(call) && isRecord(call['function'] ?? null) ? (call['function'] ?? null) : call;
  if (!isRecord(inner) || typeof inner['name'] !== 'string') return toLine(call);
  return `${inner['name']}(${toLine(inner['arguments'] ?? inner['args'] ?? inner['input'] ?? {})})`;
}

function toLine(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
