import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { budgetScore } from '../../operational/budget-score';
import { scoringSetting } from '../../operational/scoring-setting';
import type { Usage } from '../../sample';
import { unscored } from '../../score';

const counts = ['total', 'input', 'output'] as const;
type Count = (typeof counts)[number];

export default defineMetric({
  type: 'tokens',
  version: 1,
  aliases: { Tokens: {}, token_usage: {} },
  title: 'Tokens',
  description: 'How many tokens did the answer take?',
  howToRead:
    'The value is the tokens the agent reports, lower is better. Models cut texts differently: compare agents on one model.',
  family: 'operational',
  range: [0, 1],
  direction: 'minimize',
  source: 'definition; tokens as the agent reports them',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: [],
  settingAliases: { max_tokens: 'max', mode: 'scoring' },
  exampleSettings: { max: 4_000 },
  settings: z.object({
    max: z.int().positive().meta({ title: 'At most', description: 'Most tokens allowed for one answer.' }),
    count: z.enum(counts).default('total').meta({
      title: 'Counted',
      description: 'Tokens of question and answer together, of what the model was given, or of what it wrote.',
    }),
    ...scoringSetting,
  }),
  evaluate({ usage = {} }, { max, count, scoring }) {
    const figure = tokensOf(usage, count);
    if (figure === undefined) {
      const what = count === 'total' ? 'tokens' : `${count} tokens`;
      const message = `the response reports no ${what}; have the agent report them, or leave this metric out`;
      return unscored('missing_measurement', message);
    }
    return budgetScore(figure, { max, scoring, show: (tokens) => `${tokens} tokens` });
  },
});

function tokensOf({ inputTokens, outputTokens, totalTokens }: Usage, count: Count): number | undefined {
  if (count === 'input') return inputTokens;
  if (count === 'output') return outputTokens;
  if (totalTokens !== undefined || inputTokens === undefined || outputTokens === undefined) return totalTokens;
  return inputTokens + outputTokens;
}
