import type { Outcome } from './prediction-view';

/** How each outcome is called where it is chosen. */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  passed: 'Passed',
  failed: 'Failed',
  error: 'Error',
  unscored: 'Not scored',
};
