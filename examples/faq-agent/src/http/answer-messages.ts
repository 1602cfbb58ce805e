import { z } from 'zod';
import { countTokens } from '../text/count-tokens';
import type { FaqAgent, Reply } from '../versions/faq-agent';
import { chatMessageSchema, lastQuestion } from './chat-message';
import { findAgent } from './find-agent';

/** The messages form: one question, or a conversation that ends in one. */
export const messagesRequestSchema = z
  .object({
    question: z.string().trim().min(1).optional(),
    messages: z.array(chatMessageSchema).min(1).optional(),
    version: z.string().min(1).optional(),
  })
  .refine(({ question, messages }) => (question === undefined) !== (messages === undefined), {
    error: 'send either question or messages',
  });

/** Answers when neither the path nor the body names a version. */
const defaultVersion = 'faq-v2';

/**
 * The whole trajectory of one answer: the question, the search with its result, the reply.
 *
 * @param pathVersion - version named in the path; it wins over the body's
 * @throws {HttpProblem} 404 for an unknown version, 400 without a question
 */
export function answerMessages(
  agents: ReadonlyMap<string, FaqAgent>,
  request: z.infer<typeof messagesRequestSchema>,
  pathVersion?: string,
) {
  const agent = findAgent(agents, pathVersion ?? request.version ?? defaultVersion);
  const question = request.question ?? lastQuestion(request.messages ?? []);
  const reply = agent.reply(question);
  const inputTokens = countTokens(question);
  const outputTokens = countTokens(reply.text);
  return {
    messages: [
      { role: 'user', content: question },
      ...toSearchMessages(reply),
      { role: 'assistant', content: reply.text },
    ],
    usage: {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
    },
    metadata: { version: agent.model, outcome: reply.outcome, retrieved: reply.search?.retrieved ?? [] },
  };
}

function toSearchMessages({ search }: Reply) {
  if (search === undefined) return [];
  const call = { name: 'search_faq', arguments: JSON.stringify({ query: search.query }) };
  const found = search.retrieved.map(({ id, question, score }) => ({ id, question, score }));
  return [
    { role: 'assistant', content: '', tool_calls: [{ id: 'call_1', type: 'function', function: call }] },
    { role: 'tool', tool_call_id: 'call_1', content: JSON.stringify(found) },
  ];
}
