import { createHash } from 'node:crypto';
import { z } from 'zod';
import { countTokens } from '../text/count-tokens';
import type { FaqAgent } from '../versions/faq-agent';
import { chatMessageSchema, lastQuestion } from './chat-message';
import { findAgent } from './find-agent';

/** The fields of an OpenAI-compatible chat request that matter here; others are accepted and ignored. */
export const chatRequestSchema = z.object({
  model: z.string().min(1),
  messages: z.array(chatMessageSchema).min(1),
  stream: z.literal(false, 'streaming is not supported; leave stream out or set it to false').optional(),
});

/**
 * An OpenAI-compatible chat completion. Everything but `created` depends on the request alone.
 *
 * @param createdAtS - seconds since 1970, for `created`
 * @throws {HttpProblem} 404 for an unknown model, 400 without a question
 */
export function answerChatCompletion(
  agents: ReadonlyMap<string, FaqAgent>,
  { model, messages }: z.infer<typeof chatRequestSchema>,
  createdAtS: number,
) {
  const question = lastQuestion(messages);
  const { text, search } = findAgent(agents, model).reply(question);
  const promptTokens = messages.reduce((sum, { content }) => sum + countTokens(content), 0);
  const completionTokens = countTokens(text);
  return {
    id: `chatcmpl-${createHash('sha256')
      .update(JSON.stringify([model, messages]))
      .digest('hex')
      .slice(0, 24)}`,
    object: 'chat.completion',
    created: createdAtS,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
    metadata: { retrieved: search?.retrieved ?? [] },
  };
}
