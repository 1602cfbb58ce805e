import type { AgentReply, TryAgent } from '@assay/contracts';
import { type AskAgentOfDeps, askAgentOf } from './ask-agent-of';
import { type CheckConfigDeps, checkConfig } from './check-config';

export type TryAgentDeps = CheckConfigDeps &
  Omit<AskAgentOfDeps, 'credentials'> & {
    readonly credentials: CheckConfigDeps['credentials'] & AskAgentOfDeps['credentials'];
  };

/** Asks one question of an agent that is not saved yet; stores nothing. The agent's failure is in the reply. */
export async function tryAgent(deps: TryAgentDeps, input: TryAgent, signal: AbortSignal): Promise<AgentReply> {
  const config = await checkConfig(deps, input.connector, input.config);
  const ask = await askAgentOf(deps, { connector: input.connector, config });
  return ask({ question: input.question, caseKey: 'try-out', context: [], metadata: {}, trial: 1 }, signal);
}
