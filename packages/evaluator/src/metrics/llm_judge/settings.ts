import { z } from 'zod';
import { judgeSettings } from '../../judge/judge-settings';
import { referenceSettings } from '../../reference-settings';
import { presetNames, presets } from './presets';

const scaleSchema = z
  .object({
    min: z.number().default(1).meta({ title: 'Lowest', description: 'Number for the worst answer.' }),
    max: z.number().default(5).meta({ title: 'Highest', description: 'Number for the best answer.' }),
    integer: z.boolean().default(true).meta({ title: 'Whole numbers', description: 'Off: fractions are allowed.' }),
  })
  .superRefine(({ min, max, integer }, context) => {
    if (min >= max) context.addIssue({ code: 'custom', path: ['max'], message: 'must be above the lowest number' });
    if (integer && !(Number.isInteger(min) && Number.isInteger(max))) {
      context.addIssue({ code: 'custom', path: ['min'], message: 'a scale of whole numbers begins and ends with one' });
    }
  });

const dimensionSchema = z.object({
  name: z.string().trim().min(1).meta({ title: 'Name', description: 'What this part of the verdict is called.' }),
  description: z.string().default('').meta({ title: 'Description', description: 'What the judge looks at.' }),
  weight: z
    .number()
    .min(0)
    .default(1)
    .meta({ title: 'Weight', description: 'Share in the score, before scaling to 1.' }),
});

const dimensionsSchema = z.array(dimensionSchema).superRefine((dimensions, context) => {
  for (const [index, { name }] of dimensions.entries()) {
    const isRepeated = dimensions.findIndex((other) => other.name === name) < index;
    if (isRepeated) context.addIssue({ code: 'custom', path: [index, 'name'], message: `"${name}" is there twice` });
  }
  if (dimensions.length > 0 && dimensions.every(({ weight }) => weight === 0)) {
    context.addIssue({ code: 'custom', path: [], message: 'give at least one dimension a weight above 0' });
  }
});

/** The settings of `llm_judge`. */
export const settings = z
  .object({
    ...referenceSettings,
    rubric: z.string().default('').meta({
      title: 'Rubric',
      description:
        'What a good answer does, best with an example of a high and of a low rating. Left out: that of the preset.',
      multiline: true,
    }),
    preset: z.enum(presetNames).default('none').meta({
      title: 'Preset',
      description: 'A rubric ready to use; correctness and completeness compare with the expected answer.',
    }),
    scale: scaleSchema.prefault({}).meta({ title: 'Scale', description: 'The numbers the judge may give.' }),
    dimensions: dimensionsSchema.default([]).meta({
      title: 'Dimensions',
      description: 'Parts rated one by one: name, description and weight. The score is their weighted mean.',
    }),
    includeReasoning: z.boolean().default(true).meta({
      title: 'Ask for reasons',
      description: 'The judge gives its reasons before its verdict: better verdicts for more tokens.',
    }),
    useReference: z.boolean().default(false).meta({
      title: 'Show the expected answer',
      description: 'Whether the judge sees the expected answer; cases without one are then left unscored.',
    }),
    ...judgeSettings,
  })
  .superRefine(({ rubric, preset, dimensions }, context) => {
    if (rubric.trim() !== '' || preset !== 'none' || dimensions.length > 0) return;
    context.addIssue({
      code: 'custom',
      path: ['rubric'],
      message: 'write a rubric, choose a preset or name dimensions',
    });
  });

/** {@link settings} as they arrive. */
export type Settings = z.infer<typeof settings>;

/** The rubric that holds: the written one, else that of the preset. */
export function rubricOf({ rubric, preset }: Settings): string {
  if (rubric.trim() !== '') return rubric;
  return preset === 'none' ? '' : presets[preset].rubric;
}

/** Whether the judge sees the expected answer. */
export function showsReference({ useReference, preset }: Settings): boolean {
  return useReference || (preset !== 'none' && presets[preset].usesReference);
}
