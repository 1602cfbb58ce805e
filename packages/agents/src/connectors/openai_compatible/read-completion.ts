import { type AgentResponse, AppError } from '@assay/contracts';
import type { ConnectorReply, Json } from '../../connector';
import { isJsonObject } from '../../is-json-object';
import { readMessage, readMessages } from '../../read-messages';
import { readToolCalls } from '../../read-tool-calls';
import { readUsage } from '../../read-usage';

const keptFields = ['id', 'model', 'created', 'system_fingerprint', 'service_tier'] as const;

/**
 * The response in a chat completion. An agent that also lists the `messages` of its whole conversation has them kept
 * before the answer.
 *
 * @throws {AppError} agent.invalid_response when there is no message in the first choice
 */
export function readCompletion({ host, body }: ConnectorReply): AgentResponse {
  const completion = isJsonObject(body) ? body : {};
  const choice: Json | undefined = Array.isArray(completion['choices']) ? completion['choices'][0] : undefined;
  const said = isJsonObject(choice) && isJsonObject(choice['message']) ? choice['message'] : undefined;
  const answer = said && readMessage({ ...said, role: said['role'] ?? 'assistant' });
  if (!answer)
    throw new AppError('agent.invalid_response', `${host} answered without choices[0].message${clue(body)}.`);
  if (answer.content === null && typeof answer['refusal'] === 'string') answer.content = answer['refusal'];
  const messages = [...(readMessages(completion['messages']) ?? []), answer];
  const finishReason: Json = (isJsonObject(choice) && choice['finish_reason']) || null;
  const kept = keptFields.flatMap((name) =>
    completion[name] === undefined ? [] : [[name, completion[name]] as const],
  );
  return {
    messages,
    toolCalls: readToolCalls(messages),
    usage: readUsage(completion['usage']),
    metadata: { ...Object.fromEntries(kept), finish_reason: finishReason },
    raw: body,
  };
}

function clue(body: Json): string {
  if (!isJsonObject(body)) return '';
  const { error } = body;
  if (isJsonObject(error) && typeof error['message'] === 'string') return `, but with the error: ${error['message']}`;
  return `; its fields are: ${Object.keys(body).slice(0, 10).join(', ')}`;
}
