import type { Json } from '../json';
import { boundedJsonText } from '../json-text/bounded-json';
import { isRecord } from '../json-text/is-record';
import { firstText, listAt, recordAt, type TraceRecord } from './first-of';

/** Messages a model was given and what it said, as the span of the call holds them. */
export type SpanMessages = { readonly input: readonly Json[]; readonly output: readonly Json[] };

/** Longer paths in the name of an attribute belong to no convention. */
const mostSegments = 16;

/**
 * The messages of a model's span: `gen_ai.input.messages` and `gen_ai.output.messages`, OpenInference's and OpenLLMetry's
 * numbered attributes, or those of the AI SDK. Undefined where there are none.
 */
export function messagesOf(attributes: TraceRecord): SpanMessages | undefined {
  const found = [genAi(attributes), numbered(attributes), openInference(attributes), aiSdk(attributes)];
  return found.find(({ input, output }) => input.length + output.length > 0);
}

function genAi(attributes: TraceRecord): SpanMessages {
  const instructions = jsonList(attributes['gen_ai.system_instructions']);
  return {
    input: [
      ...(instructions.length === 0 ? [] : [{ role: 'system', parts: [...instructions] }]),
      ...jsonList(attributes['gen_ai.input.messages']),
    ],
    output: jsonList(attributes['gen_ai.output.messages']),
  };
}

function numbered(attributes: TraceRecord): SpanMessages {
  return { input: expand(attributes, 'gen_ai.prompt.'), output: expand(attributes, 'gen_ai.completion.') };
}

function openInference(attributes: TraceRecord): SpanMessages {
  return {
    input: expand(attributes, 'llm.input_messages.').map(unwrapMessage),
    output: expand(attributes, 'llm.output_messages.').map(unwrapMessage),
  };
}

/** OpenInference puts every thing under its own name: `message.tool_calls.0.tool_call`, `message.contents.0.message_content`. */
function unwrapMessage(value: Json): Json {
  const message = (isRecord(value) && recordAt(value, 'message')) || undefined;
  if (message === undefined) return value;
  const contents = listAt(message, 'contents');
  const parts = contents?.map((item) => (isRecord(item) ? (recordAt(item, 'message_content') ?? item) : item));
  return { ...message, ...(parts && { content: parts }) };
}

function aiSdk(attributes: TraceRecord): SpanMessages {
  const text = firstText(attributes, ['ai.response.text']);
  const calls = jsonList(attributes['ai.response.toolCalls']);
  const answer = { role: 'assistant', content: text ?? '', tool_calls: [...calls] };
  return {
    input: jsonList(attributes['ai.prompt.messages']),
    output: text === null && calls.length === 0 ? [] : [answer],
  };
}

function jsonList(given: Json | undefined): readonly Json[] {
  const value = typeof given === 'string' ? boundedJsonText(given) : given;
  return Array.isArray(value) ? value : [];
}

type Branch = Map<string, Branch | Json>;

/** The list that attributes with numbers in their names (`prefix0.role`, `prefix0.tool_calls.0.name`) spell out. */
function expand(attributes: TraceRecord, prefix: string): readonly Json[] {
  const root: Branch = new Map();
  for (const [name, value] of Object.entries(attributes)) {
    if (!name.startsWith(prefix)) continue;
    const segments = name.slice(prefix.length).split('.');
    if (segments.length <= mostSegments) plant(root, segments, value);
  }
  const list = harvest(root);
  return Array.isArray(list) ? list : [];
}

function plant(root: Branch, segments: readonly string[], value: Json): void {
  let branch = root;
  for (const segment of segments.slice(0, -1)) {
    const known = branch.get(segment);
    const next: Branch = known instanceof Map ? known : new Map();
    branch.set(segment, next);
    branch = next;
  }
  branch.set(segments.at(-1) ?? '', value);
}

function harvest(branch: Branch | Json): Json {
  if (!(branch instanceof Map)) return branch;
  const entries = [...branch].map(([key, child]): [string, Json] => [key, harvest(child)]);
  if (!entries.every(([key]) => /^\d+$/.test(key))) return Object.fromEntries(entries);
  return entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, child]) => child);
}
