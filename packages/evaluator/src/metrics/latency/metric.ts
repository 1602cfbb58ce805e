import { z } from 'zod';
import { defineMetric } from '../../define-metric';
import { budgetScore } from '../../operational/budget-score';
import { scoringSetting } from '../../operational/scoring-setting';
import { unscored } from '../../score';

export default defineMetric({
  type: 'latency',
  version: 1,
  aliases: { Latency: {}, response_time: {} },
  title: 'Latency',
  description: 'How long did the agent take to answer?',
  howToRead:
    'The value is the time of the call that answered, in milliseconds, lower is better. Look at the spread too: a mean hides the slow tenth.',
  family: 'operational',
  range: [0, 1],
  direction: 'minimize',
  source: 'definition',
  laws: { perfectOnEqual: false, symmetric: false },
  needs: [],
  settingAliases: { max_latency_ms: 'maxMs', threshold_ms: 'maxMs', mode: 'scoring' },
  exampleSettings: { maxMs: 5_000 },
  settings: z.object({
    maxMs: z.number().positive().meta({
      title: 'At most (ms)',
      description: 'Longest time allowed, in milliseconds.',
    }),
    ...scoringSetting,
  }),
  evaluate({ latencyMs }, { maxMs, scoring }) {
    if (latencyMs === undefined) {
      return unscored('missing_measurement', 'no time was measured for this answer; leave this metric out');
    }
    return budgetScore(latencyMs, { max: maxMs, scoring, show: (figure) => `${Number(figure.toFixed(1))} ms` });
  },
});
