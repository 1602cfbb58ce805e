import { z } from 'zod';
import { HttpProblem } from './http-problem';

const textPartSchema = z.object({ type: z.literal('text'), text: z.string() });

/** One message of a conversation, its content as text or as text parts. */
export const chatMessageSchema = z.object({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
  content: z
    .union([z.string(), z.array(textPartSchema), z.null()])
    .optional()
    .transform((content) =>
      typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join('\n'),
    ),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/**
 * The question of a conversation: its last user message.
 *
 * @throws {HttpProblem} 400 when no user message has text
 */
export function lastQuestion(messages: readonly ChatMessage[]): string {
  const question = messages.findLast(({ role }) => role === 'user')?.content.trim();
  if (question) return question;
  throw new HttpProblem(400, 'invalid_request', 'messages: send at least one user message with text');
}
