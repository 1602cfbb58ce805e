import { z } from 'zod';
import { judgeSettings } from './judge-settings';

/** The settings of metrics that let a judge rate a trajectory. */
export const trajectorySettings = z.object({
  rubric: z
    .string()
    .trim()
    .min(1)
    .default(
      'The steps lead to what was asked. Each step follows from those before it. No step is needless, repeated or against what was asked.',
    )
    .meta({ title: 'Rubric', description: 'What a good course of action does.', multiline: true }),
  continuous: z.boolean().default(false).meta({
    title: 'Rate from 0 to 1',
    description: 'Off: the judge says yes or no.',
  }),
  useReference: z.boolean().default(false).meta({
    title: 'Show the expected trajectory',
    description:
      'Whether the judge sees the expected trajectory of the case; cases without one are then left unscored.',
  }),
  ...judgeSettings,
});

/** {@link trajectorySettings} as they arrive. */
export type TrajectorySettings = z.infer<typeof trajectorySettings>;

/** Spellings of {@link trajectorySettings} used by other projects. */
export const trajectorySettingAliases = { prompt: 'rubric', use_reference: 'useReference' };
