import type { Agent } from '@assay/contracts';

/** What a person changed in the form of an agent. */
export type AgentChanges = {
  /** Connector or its settings. */
  readonly settings: boolean;
  /** Name or description. */
  readonly words: boolean;
};

/** What saving will do, as a sentence; `agent` is undefined for one that is new. */
export function describeSaving(agent: Agent | undefined, { settings, words }: AgentChanges): string {
  if (!agent) return 'Saves the agent with these settings as version 1.';
  const { number } = agent.latestVersion;
  if (settings) return `Makes version ${number + 1}; executions keep the version they ran with.`;
  return words ? `Changes name or description; the version stays ${number}.` : 'Nothing is changed yet.';
}
