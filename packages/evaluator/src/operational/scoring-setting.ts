import { z } from 'zod';
import { budgetScorings } from './budget-score';

/** The setting every metric with a budget has. */
export const scoringSetting = {
  scoring: z.enum(budgetScorings).default('linear').meta({
    title: 'Scored',
    description: 'linear: 1 at nothing, falling to 0 at the most allowed. step: 1 up to the most allowed, 0 beyond it.',
  }),
};
