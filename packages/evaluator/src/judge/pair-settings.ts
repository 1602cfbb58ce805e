import { z } from 'zod';
import { judgeSettings } from './judge-settings';

/** The settings of comparing two answers. */
export const pairSettings = {
  rubric: z
    .string()
    .trim()
    .min(1)
    .default('The better answer is right, covers what was asked and is easy to follow. Length by itself is no merit.')
    .meta({ title: 'Rubric', description: 'What makes one answer better than another.', multiline: true }),
  ...judgeSettings,
};

/** Schema of {@link pairSettings}. */
export const pairSettingsSchema = z.object(pairSettings);

/** {@link pairSettings} as they arrive. */
export type PairSettings = z.infer<typeof pairSettingsSchema>;
