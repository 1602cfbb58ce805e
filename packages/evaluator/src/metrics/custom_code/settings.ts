import { z } from 'zod';

const longestSource = 200_000;
const mostTimeMs = 60_000;
const defines = {
  javascript: /\bevaluate\b/,
  python: /^[ \t]*(?:async[ \t]+)?def[ \t]+evaluate[ \t]*\(/m,
} as const;

const environmentValue = z.union([z.string(), z.strictObject({ credential: z.string().min(1) })]);

/** The settings of `custom_code`. */
export const settings = z
  .object({
    language: z.enum(['javascript', 'python']).default('javascript').meta({
      title: 'Language',
      description: 'In which the code is written.',
    }),
    source: z.string().min(1).max(longestSource).meta({
      title: 'Code',
      description:
        'A function that returns a number in the range, true or false, or {score, comment, subScores, metadata}. JavaScript: function evaluate({ input, agentOutput, expectedOutput, context }). Python: def evaluate(input_text, agent_output, expected_output, context=None).',
      multiline: true,
    }),
    range: z
      .object({
        min: z.number().default(0).meta({ title: 'Lowest', description: 'Number that scores 0.' }),
        max: z.number().default(1).meta({ title: 'Highest', description: 'Number that scores 1.' }),
      })
      .refine(({ min, max }) => min < max, { path: ['max'], message: 'must be above the lowest number' })
      .prefault({})
      .meta({ title: 'Range', description: 'Numbers the code may return.' }),
    timeoutMs: z.int().min(10).max(mostTimeMs).default(5_000).meta({
      title: 'Time limit in milliseconds',
      description: 'For one case; code that takes longer leaves the case unscored.',
    }),
    environment: z
      .record(z.string(), environmentValue)
      .superRefine((values, context) => {
        for (const name of Object.keys(values).filter((one) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(one))) {
          context.addIssue({ code: 'custom', path: [name], message: 'the name must be letters, digits and _' });
        }
      })
      .default({})
      .meta({
        title: 'Environment',
        description: 'Values by name for the code: texts, or {"credential": id} for a secret, which is never shown.',
      }),
    http: z
      .object({
        allowedHosts: z
          .array(z.string().regex(/^(\*\.)?[A-Za-z0-9.-]+(:\d+)?$/, 'must be a host name, without protocol and path'))
          .default([])
          .meta({ title: 'Hosts', description: 'Hosts the code may call with http.request; none when empty.' }),
      })
      .prefault({})
      .meta({ title: 'HTTP', description: 'Where the code may call.' }),
  })
  .superRefine(({ language, source }, context) => {
    if (defines[language].test(source)) return;
    const message = language === 'python' ? 'must define def evaluate(...)' : 'must define a function named evaluate';
    context.addIssue({ code: 'custom', path: ['source'], message });
  });

/** {@link settings} as they arrive. */
export type Settings = z.infer<typeof settings>;
