import { z } from 'zod';
import { callSettings } from '../../call-settings';
import { headersSchema } from '../../header-settings';

/** Settings of an agent behind OpenAI's chat completions protocol. */
export const openaiCompatibleConfigSchema = z.strictObject({
  baseUrl: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .refine((url) => new URL(url).username === '', 'holds a user name or password; save it as a credential')
    .meta({
      title: 'Base URL',
      description: 'Address below which /chat/completions lies, for example https://api.openai.com/v1.',
    }),
  model: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .meta({ title: 'Model', description: 'Name of the model or agent, as the server knows it.' }),
  systemPrompt: z.string().max(100_000).default('').meta({
    title: 'System prompt',
    description: 'Sent before every question; nothing is sent when empty.',
    multiline: true,
  }),
  temperature: z
    .number()
    .min(0)
    .max(2)
    .optional()
    .meta({ title: 'Temperature', description: "From 0 to 2; the server's own when not set." }),
  maxTokens: z.number().int().min(1).max(1_000_000).optional().meta({
    title: 'Longest answer',
    description: "Tokens of an answer at most; the server's own limit when not set.",
  }),
  extraHeaders: headersSchema
    .default({})
    .meta({ title: 'Extra headers', description: 'HTTP headers sent with every call; no secrets.' }),
  ...callSettings,
});
