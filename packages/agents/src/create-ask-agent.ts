import {
  type AgentAttempt,
  type AgentReply,
  type AgentRequest,
  AppError,
  type AskAgent,
  type ConnectorConfig,
  type ConnectorId,
} from '@assay/contracts';
import { type Outbound, OutboundError, redactJson, redactText } from '@assay/outbound';
import type { ConnectorCall, ConnectorReply } from './connector';
import { findConnector } from './find-connector';
import { parseBody } from './parse-body';
import { parseConnectorConfig } from './parse-connector-config';

type AskAgentOptions = {
  readonly connector: ConnectorId;
  readonly config: ConnectorConfig;
  readonly outbound: Outbound;
  /** Secret of the credential the config names, decrypted. */
  readonly secret?: string;
  /** Milliseconds before the second attempt; doubled for each further one. */
  readonly minRetryDelayMs?: number;
};

/**
 * How to ask this agent version. The reply holds the whole response, the attempts made, and no secret; a failure of the
 * agent is a reply too. Only an aborted signal rejects, with agent.aborted.
 *
 * @throws {AppError} agent.unknown_connector, agent.invalid_config, or credential.not_found when the config names a
 * credential and no secret is given
 */
export function createAskAgent(options: AskAgentOptions): AskAgent {
  const { secret } = options;
  const config = parseConnectorConfig(options.connector, options.config);
  if (config['credentialId'] !== undefined && secret === undefined) {
    throw new AppError(
      'credential.not_found',
      `There is no credential ${String(config['credentialId'])} for this agent.`,
    );
  }
  const ask = findConnector(options.connector).bind(config);
  return async (request, signal) => {
    if (signal.aborted) throw new AppError('agent.aborted', 'The question was stopped before it was asked.');
    const attempts: AgentAttempt[] = [];
    const send = (call: ConnectorCall) => sendCall({ ...options, call, request, signal }, attempts);
    try {
      const response = await ask(request, { send, secret });
      return { status: 'answered', response, latencyMs: attempts.at(-1)?.latencyMs ?? 0, attempts };
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'agent.aborted') throw error;
      return failed(error, attempts, secret);
    }
  };
}

type Sending = AskAgentOptions & {
  readonly call: ConnectorCall;
  readonly request: AgentRequest;
  readonly signal: AbortSignal;
};

async function sendCall(sending: Sending, attempts: AgentAttempt[]): Promise<ConnectorReply> {
  const { call, outbound, request, secret, signal, minRetryDelayMs } = sending;
  const secrets = secret === undefined ? [] : [secret];
  const { format, maxAttempts, headers, ...rest } = call;
  const trace = request.traceparent === undefined ? {} : { traceparent: request.traceparent };
  const delay = minRetryDelayMs === undefined ? {} : { minDelayMs: minRetryDelayMs };
  try {
    const retry = { attempts: maxAttempts, ...delay };
    const reply = await outbound.request({ ...rest, headers: { ...headers, ...trace }, signal, secrets, retry });
    attempts.push(...reply.attempts);
    const { host } = new URL(call.url);
    const text = reply.body;
    const json = format === 'text' ? text : parseBody(text, host, reply.headers['content-type']);
    // Redacted again once parsed: JSON can spell a secret with escapes that no search in its text finds.
    return { host, status: reply.status, headers: reply.headers, body: redactJson(json, secrets) };
  } catch (error) {
    if (error instanceof OutboundError) attempts.push(...error.attempts);
    throw error;
  }
}

function failed(error: AppError, attempts: readonly AgentAttempt[], secret: string | undefined): AgentReply {
  const said = error instanceof OutboundError && error.bodyExcerpt !== '' ? ` It said: ${error.bodyExcerpt}` : '';
  const message = redactText(`${error.message}${said}`, secret === undefined ? [] : [secret]);
  const { code } = error;
  const last = attempts.at(-1);
  const blamed =
    last && !last.error ? [...attempts.slice(0, -1), { ...last, error: { code, message } }] : [...attempts];
  return { status: 'failed', error: { code, message }, latencyMs: last?.latencyMs ?? 0, attempts: blamed };
}
