import { z } from 'zod';
import type { EmbeddedText, JudgeReply, MetricPorts } from '../src/index';
import { hostRegex } from './host-regex';

const replySchema = z.union([
  z.string(),
  z.strictObject({ text: z.string(), finishReason: z.string().nullable() }),
  z.record(z.string(), z.json()),
]);

/** Schema of what ports are to give back: a judge's replies in order, vectors by text or token, what code returns. */
export const scriptSchema = z.object({
  replies: z.array(replySchema).default([]),
  embeddings: z.record(z.string(), z.array(z.number())).default({}),
  returns: z.json().default(null),
});

/** What ports are to give back. */
export type Script = z.input<typeof scriptSchema>;

/** Ports that give back what a script says, and fail where it says nothing. */
export function scriptedPorts(script: Script): MetricPorts {
  const { replies, embeddings, returns } = scriptSchema.parse(script);
  const left = replies.map(toReply);
  const vectorOf = (text: string): number[] => {
    const vector = embeddings[text];
    if (vector === undefined) throw new Error(`the script has no vector for "${text}"`);
    return vector;
  };
  return {
    async judge() {
      const reply = left.shift();
      if (reply === undefined) throw new Error('the script has no more replies');
      return reply;
    },
    embedding: async (texts) => texts.map(vectorOf),
    tokenEmbedding: async (texts, { layer = 2 }) => ({
      ...{ model: 'table', layer, library: 'script 1' },
      baseline: { precision: 0.5, recall: 0.5, f1: 0.5 },
      texts: texts.map((text) => embedWords(text, vectorOf)),
    }),
    sandbox: async () => returns,
    regex: hostRegex,
  };
}

/** Words between blanks as tokens, between a begin and an end mark. */
export function embedWords(
  text: string,
  vectorOf: (word: string) => number[],
  weightOf?: (word: string) => number,
): EmbeddedText {
  const words = ['[CLS]', ...text.split(/\s+/).filter((word) => word !== ''), '[SEP]'];
  const tokens = words.map((word, index) => ({
    vector: vectorOf(word),
    isSpecial: index === 0 || index === words.length - 1,
    ...(weightOf && { weight: weightOf(word) }),
  }));
  return { tokens, isTruncated: false };
}

function toReply(reply: z.infer<typeof replySchema>): JudgeReply {
  if (typeof reply === 'string') return { text: reply, finishReason: 'stop' };
  const whole = z.strictObject({ text: z.string(), finishReason: z.string().nullable() }).safeParse(reply);
  return whole.success ? whole.data : { text: JSON.stringify(reply), finishReason: 'stop' };
}
