import { type AgentResponse, AppError, type Message } from '@assay/contracts';
import { JSONPathError } from 'json-p3';
import type { ConnectorReply, Json } from '../../connector';
import { isJsonObject } from '../../is-json-object';
import { readMessage, readMessages } from '../../read-messages';
import { normaliseToolCalls, readToolCalls } from '../../read-tool-calls';
import { readUsage } from '../../read-usage';
import { selectPath } from '../../select-path';

type Paths = { readonly responsePath: string; readonly toolCallsPath: string; readonly usagePath: string };

/**
 * The response in any reply, found by the paths.
 *
 * @throws {AppError} agent.invalid_response when there is nothing where the answer should be
 */
export function readReply(reply: ConnectorReply, { responsePath, toolCallsPath, usagePath }: Paths): AgentResponse {
  const { body, status, headers } = reply;
  const messages = answerOf(reply, responsePath);
  const toolCalls = toolCallsPath === '' ? readToolCalls(messages) : normaliseToolCalls(follow(reply, toolCallsPath));
  const contentType = headers['content-type'];
  return {
    messages,
    toolCalls,
    usage: readUsage(follow(reply, usagePath === '' ? 'usage' : usagePath)[0]),
    metadata: { status, ...(contentType === undefined ? {} : { contentType }) },
    raw: body,
  };
}

function answerOf(reply: ConnectorReply, path: string): Message[] {
  const found = path === '' ? [wholeAnswer(reply.body)] : follow(reply, path);
  const [first] = found;
  if (first === undefined) {
    throw new AppError('agent.invalid_response', `${reply.host} answered with nothing at ${path}${clue(reply.body)}.`);
  }
  if (found.length === 1) return readMessages(first) ?? [readMessage(first) ?? spoken(first)];
  return readMessages(found) ?? [spoken(found.every((item) => typeof item === 'string') ? found.join('\n') : found)];
}

function wholeAnswer(body: Json): Json {
  return (isJsonObject(body) && readMessages(body['messages']) && body['messages']) || body;
}

function spoken(content: Json): Message {
  return { role: 'assistant', content };
}

function follow({ body, host }: ConnectorReply, path: string): Json[] {
  try {
    return selectPath(body, path);
  } catch (error) {
    if (!(error instanceof JSONPathError)) throw error;
    const message = `${path} cannot be followed in the reply of ${host}: ${error.message}`;
    throw new AppError('agent.invalid_response', message, {}, { cause: error });
  }
}

function clue(body: Json): string {
  return isJsonObject(body) ? `; its fields are: ${Object.keys(body).slice(0, 10).join(', ')}` : '';
}
