import type { Json } from '../json';
import { isRecord } from '../json-text/is-record';
import { listAt, recordAt, type TraceRecord } from './first-of';
import { isKnownBlock } from './read-block';
import { isBareCall, readCall } from './read-call';
import { isMessage, readMessage } from './read-message';
import { isResponseItem, readResponseItem } from './read-response-item';
import { readSpans } from './read-spans';
import { isTurn, readTurn } from './read-turn';
import { isSpanData } from './span-data';
import type { TrajectoryStep } from './trajectory';

/** Steps, or what stands in the way of reading them. */
export type ReadSteps = { readonly steps: readonly TrajectoryStep[] } | { readonly problem: string };

/** Reads a list of messages, turns, items, parts, calls or spans; formats may stand beside each other, as they do in traces. */
export function readList(values: readonly Json[]): ReadSteps {
  if (values.length > 0 && values.every(isSpanData)) return readSpans(values);
  const steps: TrajectoryStep[] = [];
  for (const [index, value] of values.entries()) {
    const read = isRecord(value) ? readItem(value) : undefined;
    if (read === undefined) return { problem: `item ${index + 1} of ${values.length} is of no known shape` };
    for (const step of read) steps.push(step);
  }
  return { steps };
}

/** The steps of one item, or undefined when it is of no known shape. */
export function readItem(record: Record<string, Json>): readonly TrajectoryStep[] | undefined {
  if (isTurn(record)) return one(readTurn(record));
  if (isMessage(record)) return one(readMessage(record));
  if (isResponseItem(record)) return readResponseItem(record);
  if (isKnownBlock(record)) return one(readMessage({ role: 'assistant', content: [record] }));
  if (isContent(record)) return one(readMessage(record, 'assistant'));
  if (!isBareCall(record)) return undefined;
  const call = readCall(record);
  return call && [{ role: 'assistant', text: '', toolCalls: [call], toolResults: [] }];
}

/** A step of the AI SDK, or a content of Gemini without its role: what they hold, without a word of who says it. */
function isContent(record: TraceRecord): boolean {
  return ['parts', 'toolCalls', 'tool_calls', 'toolResults'].some((key) => listAt(record, key) !== undefined);
}

function one(step: TrajectoryStep | undefined): readonly TrajectoryStep[] | undefined {
  return step && [step];
}

/** The completion of a chat model: its first choice, or Gemini's first candidate. */
export function readFirst(alternatives: readonly Json[], key: 'message' | 'content'): ReadSteps {
  const [first] = alternatives;
  if (first === undefined) return { steps: [] };
  const inner = isRecord(first) ? recordAt(first, key) : undefined;
  const steps = inner && readItem({ role: 'assistant', ...inner });
  return steps ? { steps } : { problem: `its first ${key} is of no known shape` };
}
