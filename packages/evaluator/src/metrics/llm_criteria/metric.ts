import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { fillTemplate, type TemplateValue, usesVariable } from '../../judge/fill-template';
import type { JudgePrompt } from '../../judge/judge-prompt';
import { judgeSamples } from '../../judge/judge-samples';
import { judgeSettingAliases, judgeSettings } from '../../judge/judge-settings';
import { answerBlock, hasBlankAnswer, questionBlock, referenceBlocks } from '../../judge/sample-blocks';
import { yesNoScore } from '../../judge/yes-no-score';
import { yesNoVerdict } from '../../judge/yes-no-verdict';
import { referenceSettingAliases, referenceSettings } from '../../reference-settings';
import type { Sample } from '../../sample';
import { scored, unscored } from '../../score';
import { toText } from '../../text/to-text';
import { type Criterion, criterionNames, toCriterion } from './criteria';

const type = 'llm_criteria';
const version = 1;

const ownCriterion = z.object({ name: z.string().trim().min(1), description: z.string().trim().min(1) });

const settings = z
  .object({
    ...referenceSettings,
    criterion: z.union([z.enum([...criterionNames, 'custom']), ownCriterion]).meta({
      title: 'Criterion',
      description:
        'What the answer is held to. Harmfulness, maliciousness, controversiality, misogyny, criminality and insensitivity are turned round: 1 means free of it.',
    }),
    custom: z
      .object({
        name: z.string().trim().default('').meta({ title: 'Name', description: 'What it is called.' }),
        description: z.string().trim().default('').meta({
          title: 'Description',
          description: 'What a good answer does, as a question or a sentence.',
          multiline: true,
        }),
      })
      .prefault({})
      .meta({ title: 'Criterion of your own', description: 'What holds where the criterion is custom.' }),
    prompt: z
      .string()
      .refine((text) => usesVariable(text, 'output'), 'must contain {output}, which stands for the answer')
      .nullable()
      .default(null)
      .meta({
        title: 'Prompt',
        description:
          'Words of your own around {input}, {output}, {reference} and {criteria}; it must contain {output} and ask for a yes or no.',
        multiline: true,
      }),
    ...judgeSettings,
  })
  .superRefine(({ criterion, custom }, context) => {
    for (const field of ['name', 'description'] as const) {
      if (criterion !== 'custom' || custom[field] !== '') continue;
      context.addIssue({ code: 'custom', path: ['custom', field], message: 'fill it in, or choose another criterion' });
    }
  });

type Settings = z.infer<typeof settings>;

export default defineMetric({
  type,
  version,
  aliases: { criteria: {}, labeled_criteria: { criterion: 'correctness' } },
  title: 'Criterion judged by a model',
  description:
    'Does the answer meet a criterion, such as correctness, conciseness or harmlessness, in the eyes of a judge model?',
  howToRead:
    'Share of answers that meet the criterion; 1 is always good, so for harmfulness 1 means not harmful. Read the judge’s reasons before you trust it.',
  family: 'judge',
  range: [0, 1],
  direction: 'maximize',
  source: 'definition; the fourteen criteria are those of LangChain’s criteria evaluation, in words of our own',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: ['reference', 'judge'],
  needsWith: (chosen) => (usesReference(chosen) ? ['reference', 'judge'] : ['judge']),
  settingAliases: { ...referenceSettingAliases, ...judgeSettingAliases, criteria: 'criterion' },
  exampleSettings: { criterion: 'correctness' },
  settings,
  async evaluate(sample, chosen, ports) {
    const criterion = toCriterion(chosen.criterion === 'custom' ? chosen.custom : chosen.criterion);
    const problem = problemOf(sample, chosen);
    if (problem !== undefined) return unscored('missing_reference', problem);
    if (hasBlankAnswer(sample)) return scored(0, 'the answer is empty', { value: false });
    const prompt = promptOf(sample, chosen, criterion);
    const task = { metric: { type, version }, prompt, shape: yesNoVerdict, trial: sample.trial ?? 0 };
    const judged = await judgeSamples(task, chosen, ports);
    return judged.status === 'unscored' ? judged : yesNoScore(judged, criterion);
  },
});

function usesReference({ criterion, prompt }: Settings): boolean {
  return criterion === 'correctness' || (prompt !== null && usesVariable(prompt, 'reference'));
}

function problemOf(sample: Sample, chosen: Settings): string | undefined {
  if (usesReference(chosen) && sample.references.every((reference) => toText(reference).trim() === '')) {
    return 'the expected answer is blank; fill it in or leave this metric out';
  }
  if (chosen.criterion === 'correctness' && sample.input.trim() === '') {
    return 'the question is blank, and correctness can only be judged with it';
  }
  return undefined;
}

function promptOf(sample: Sample, chosen: Settings, { name, question }: Criterion): JudgePrompt {
  const instructions = 'You judge one answer by one criterion. Think first, then say yes or no.';
  const criteria = `Criterion "${name}". ${question} Y means yes, N means no.`;
  const references = usesReference(chosen) ? referenceBlocks(sample) : [];
  if (chosen.prompt === null) {
    return { instructions, body: [criteria, questionBlock(sample), ...references, answerBlock(sample)] };
  }
  const values: Readonly<Record<string, TemplateValue>> = {
    input: [questionBlock(sample)],
    output: [answerBlock(sample)],
    reference: references,
    criteria,
  };
  return { instructions, body: fillTemplate(chosen.prompt, values) };
}
