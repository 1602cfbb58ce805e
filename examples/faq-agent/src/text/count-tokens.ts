/** Words and punctuation marks of a text: this agent's unit of usage, since it has no model of its own. */
export function countTokens(text: string): number {
  return text.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s]/gu)?.length ?? 0;
}
