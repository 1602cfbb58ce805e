import { z } from 'zod';

const mostSamples = 25;
const mostTokens = 100_000;

/** The settings every metric that asks a judge has. */
export const judgeSettings = {
  credential: z.string().min(1).nullable().default(null).meta({
    title: 'Credential',
    description: 'Of the endpoint that judges. Left out: the judge that is set up here.',
    widget: 'credential',
  }),
  model: z.string().min(1).nullable().default(null).meta({
    title: 'Judge model',
    description: 'Name of the model at that endpoint. Left out: the model that is set up here.',
  }),
  temperature: z.number().min(0).max(2).default(0).meta({
    title: 'Temperature',
    description: '0 makes verdicts as repeatable as the model allows.',
  }),
  maxTokens: z.int().min(16).max(mostTokens).default(2_048).meta({
    title: 'Longest reply',
    description: 'Most tokens of the reply; one that is cut off is no verdict.',
  }),
  samples: z.int().min(1).max(mostSamples).default(1).meta({
    title: 'Times to ask',
    description: 'The middle or the majority of that many verdicts counts; an odd number has no ties.',
  }),
  cache: z.boolean().default(true).meta({
    title: 'Keep replies',
    description: 'Whether the same question to the same judge may be answered from an earlier reply.',
  }),
};

/** Spellings of {@link judgeSettings} used by other projects. */
export const judgeSettingAliases = { model_name: 'model', n_samples: 'samples', num_samples: 'samples' };

/** {@link judgeSettings} as they arrive. */
export type JudgeSettings = z.infer<z.ZodObject<typeof judgeSettings>>;
