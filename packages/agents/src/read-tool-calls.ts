import type { Message, ToolCall } from '@assay/contracts';
import type { Json } from './connector';
import { isJsonObject, type JsonObject } from './is-json-object';

/** The tool calls made in these messages, in order, whether listed beside the content or among its blocks. */
export function readToolCalls(messages: readonly Message[]): ToolCall[] {
  return messages.flatMap((message) => {
    const { content, tool_calls: listed = [] } = message;
    const blocks = Array.isArray(content)
      ? content.filter((block) => isJsonObject(block) && block['type'] === 'tool_use')
      : [];
    return normaliseToolCalls([...blocks, ...listed]);
  });
}

/** Tool calls as agents write them (`{function: {name, arguments}}`, `{name, input}`, `{tool, args}`) in one shape. */
export function normaliseToolCalls(calls: readonly Json[]): ToolCall[] {
  return calls.flat().flatMap((call) => {
    if (!isJsonObject(call)) return [];
    const inner = isJsonObject(call['function']) ? call['function'] : call;
    const name = firstOf(inner, ['name', 'tool', 'tool_name', 'toolName']);
    if (typeof name !== 'string') return [];
    const id = firstOf(call, ['id', 'tool_call_id', 'toolCallId']);
    const given = firstOf(inner, ['arguments', 'args', 'input', 'parameters']) ?? {};
    return [{ ...(typeof id === 'string' ? { id } : {}), name, arguments: parsedArguments(given) }];
  });
}

function firstOf(object: JsonObject, names: readonly string[]): Json | undefined {
  return names.map((name) => object[name]).find((value) => value !== undefined);
}

/** OpenAI sends arguments as JSON text; text that is no JSON stays text. */
function parsedArguments(given: Json): Json {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}
