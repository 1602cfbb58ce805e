import type { AgentResponse } from '@assay/contracts';

/**
 * The prediction of a response without a script: the content of its last message.
 *
 * A text stays as it is, the texts of a list of content parts are joined, other JSON becomes its JSON text, and no
 * content is the empty text: an answer all the same, which metrics score 0.
 */
export function responseText({ messages }: Pick<AgentResponse, 'messages'>): string {
  const content: unknown = messages.at(-1)?.content;
  if (typeof content === 'string') return content;
  if (content === null || content === undefined) return '';
  if (!Array.isArray(content)) return JSON.stringify(content);
  const texts = content.map(textOfPart);
  return texts.every((text) => text === undefined) && content.length > 0 ? JSON.stringify(content) : texts.join('');
}

/** The text of one content part; undefined for a part that holds none, such as an image. */
function textOfPart(part: unknown): string | undefined {
  if (typeof part === 'string') return part;
  if (typeof part !== 'object' || part === null || !('text' in part)) return undefined;
  return typeof part.text === 'string' ? part.text : undefined;
}
