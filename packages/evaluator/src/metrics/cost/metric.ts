import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { budgetScore } from '../../operational/budget-score';
import { scoringSetting } from '../../operational/scoring-setting';
import { unscored } from '../../score';

/** Enough to tell apart the prices of single calls. */
const digits = 6;

export default defineMetric({
  type: 'cost',
  version: 1,
  aliases: { Cost: {} },
  title: 'Cost',
  description: 'What did the answer cost, in US dollars?',
  howToRead:
    'The value is what the agent reports the answer to have cost, lower is better. An answer without a reported cost is not scored: unknown is not free.',
  family: 'operational',
  range: [0, 1],
  direction: 'minimize',
  source: 'definition; cost as the agent reports it',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: [],
  settingAliases: { max_cost_usd: 'maxUsd', max_cost: 'maxUsd', mode: 'scoring' },
  exampleSettings: { maxUsd: 0.01 },
  settings: z.object({
    maxUsd: z.number().positive().meta({
      title: 'At most (US$)',
      description: 'Greatest cost allowed for one answer, in US dollars.',
    }),
    ...scoringSetting,
  }),
  evaluate({ usage }, { maxUsd, scoring }) {
    if (usage?.costUsd === undefined) {
      const message = 'the response reports no cost; have the agent report it, or leave this metric out';
      return unscored('missing_measurement', message);
    }
    return budgetScore(usage.costUsd, {
      max: maxUsd,
      scoring,
      show: (figure) => `US$ ${Number(figure.toFixed(digits))}`,
    });
  },
});
