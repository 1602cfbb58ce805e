import { z } from 'zod';

/** Settings of every connector that makes HTTP calls. */
export const callSettings = {
  credentialId: z
    .uuid()
    .optional()
    .meta({ title: 'Credential', description: 'Encrypted secret sent with every call.', widget: 'credential' }),
  timeoutMs: z
    .number()
    .int()
    .min(100)
    .max(600_000)
    .default(60_000)
    .meta({ title: 'Time limit', description: 'Milliseconds one attempt may take.' }),
  maxAttempts: z.number().int().min(1).max(10).default(3).meta({
    title: 'Attempts',
    description:
      'How often a call is made before it counts as failed; repeated only after network errors, 408, 429 and 5xx.',
  }),
  maxConcurrency: z.number().int().min(1).max(1_000).default(8).meta({
    title: 'Calls at a time',
    description: 'Most calls in flight to this agent, by each worker process.',
  }),
};
