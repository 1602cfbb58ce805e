import type { Message } from '@assay/contracts';
import type { Json } from './connector';
import { isJsonObject } from './is-json-object';

/** The value as one message, or undefined when it has no role. A content of text blocks only becomes their text. */
export function readMessage(value: Json | undefined): Message | undefined {
  if (!isJsonObject(value) || typeof value['role'] !== 'string') return undefined;
  const { role, content = null, tool_calls: calls, ...rest } = value;
  const listed = Array.isArray(calls) ? { tool_calls: calls } : {};
  return { ...rest, role: String(role), content: joinTextBlocks(content), ...listed };
}

/** The value as a list of messages, or undefined when it is none or an empty one. */
export function readMessages(value: Json | undefined): Message[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const messages = value.map(readMessage).filter((message) => message !== undefined);
  return messages.length === value.length ? messages : undefined;
}

function joinTextBlocks(content: Json): Json {
  if (!Array.isArray(content) || content.length === 0) return content;
  const texts = content.map((block) => (isJsonObject(block) ? block['text'] : undefined));
  return texts.every((text) => typeof text === 'string') ? texts.join('') : content;
}
