import type { Agent } from '@assay/contracts';

/** What a person says about an agent, beside the settings of its connector. */
export type AgentWords = {
  readonly name: string;
  readonly description: string;
  /** What is new in the version that is saved. */
  readonly note: string;
};

/** What a form starts from; a note belongs to one version, so it starts empty. */
export function toWords(agent?: Agent): AgentWords {
  return { name: agent?.name ?? '', description: agent?.description ?? '', note: '' };
}
