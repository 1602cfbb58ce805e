import { type ErrorCode, errorCodeSchema } from '@assay/contracts';

const steps: Partial<Record<ErrorCode, string>> = {
  'agent.unreachable': 'Check that the agent is running and that its address is right, then run the evaluator again.',
  'agent.timeout': 'Give the agent more time in its settings, or make it answer sooner.',
  'agent.rate_limited': 'Lower the requests a second in the agent’s settings, or raise the limit at its provider.',
  'agent.server_error': 'Look into the agent’s own log at the time of the last attempt.',
  'agent.refused_request':
    'Compare the request in the agent’s settings with what the agent expects, its credential included.',
  'agent.invalid_response': 'Try this question on the agent’s page and mend the path that finds the answer.',
  'agent.response_too_large': 'Have the agent answer with less, or find the answer in a smaller response.',
  'agent.host_refused': 'Ask an administrator to allow this host, or use another address.',
  'agent.missing_prediction': 'Try the preprocessing script on this response; it has to give back a prediction.',
  'agent.aborted': 'Run the evaluator again; the execution was stopped before this case was answered.',
  'prediction.empty': 'Try this question on the agent’s page: it answered with an empty text.',
};

/** What a person can do about a case that has an error instead of a prediction. */
export function errorNextStep(code: string): string {
  const known = errorCodeSchema.safeParse(code);
  const step = known.success ? steps[known.data] : undefined;
  return step ?? 'Read the attempts below, mend what they name, and run the evaluator again.';
}
