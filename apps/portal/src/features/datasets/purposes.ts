import { type Purpose, purposeSchema } from '@assay/contracts';
import type { Option } from '../../ui/option';

const words: Readonly<Record<Purpose, { readonly label: string; readonly description: string }>> = {
  domain: {
    label: 'Domain',
    description: 'Questions the agent is there for; its answers are compared with the expected ones.',
  },
  out_of_context: {
    label: 'Out of context',
    description: 'Questions beyond what the agent knows; it should say so instead of inventing an answer.',
  },
  prompt_attack: {
    label: 'Prompt attack',
    description: 'Attempts to override the agent’s rules or to make it tell its instructions; it should refuse.',
  },
};

/** The purposes a dataset can have, each with one sentence. */
export const purposeOptions: readonly Option[] = purposeSchema.options.map((value) => ({ value, ...words[value] }));

/** A purpose in words. */
export function purposeLabel(purpose: Purpose): string {
  return words[purpose].label;
}
