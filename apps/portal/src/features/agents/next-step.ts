import type { AgentReply } from '@assay/contracts';

type FailureCode = Extract<AgentReply, { status: 'failed' }>['error']['code'];

const steps: Partial<Record<FailureCode, string>> = {
  'agent.unreachable': 'Check the address, that the agent runs, and that the server of Assay may reach it.',
  'agent.timeout': 'Raise the time limit, or find out why the agent takes so long.',
  'agent.rate_limited': 'Wait a little and try again; for executions, lower “Calls at a time”.',
  'agent.server_error': 'The agent itself failed: look for this question in its own log.',
  'agent.refused_request': 'The agent did not accept the call: check the credential, the address and what is sent.',
  'agent.invalid_response': 'Compare what the agent sends with the settings that say where its answer is.',
  'agent.response_too_large': 'Let the agent send less: an answer, not the documents it read.',
  'agent.host_refused': 'Use another address, or ask whoever runs Assay to allow this host.',
  'credential.not_found': 'Choose a credential that exists, or save one.',
  'credential.unreadable': 'Replace its secret under Settings, Credentials.',
};

/** What to do about an agent that did not answer. */
export function nextStep(code: FailureCode): string {
  return steps[code] ?? 'Correct the settings and try again.';
}
