import type { AgentRequest } from '@assay/contracts';
import type { z } from 'zod';
import { defineConnector } from '../../define-connector';
import { fillJson, fillText } from '../../template';
import { httpConfigSchema } from './config';
import { readReply } from './read-reply';

export default defineConnector({
  id: 'http',
  title: 'HTTP endpoint',
  description: 'Any agent behind an HTTP endpoint: you say what is sent and where in the reply the answer is.',
  credentialKinds: ['http_header', 'secret'],
  config: httpConfigSchema,
  ask: async (config, request, { send, secret }) => {
    const credential =
      secret === undefined ? {} : { [config.credentialHeader]: inFormat(config.credentialFormat, secret) };
    const reply = await send({
      method: config.method,
      url: fillText(config.url, request, encodeURIComponent),
      headers: { accept: acceptOf(config), ...filledHeaders(config.headers, request), ...credential },
      timeoutMs: config.timeoutMs,
      maxAttempts: config.maxAttempts,
      format: config.responseFormat,
      ...bodyOf(config, request),
    });
    return readReply(reply, config);
  },
});

type Config = z.infer<typeof httpConfigSchema>;

function bodyOf({ method, bodyTemplate }: Config, request: AgentRequest): { body?: string } {
  return method === 'GET' ? {} : { body: JSON.stringify(fillJson(JSON.parse(bodyTemplate), request)) };
}

function acceptOf({ responseFormat }: Config): string {
  return responseFormat === 'json' ? 'application/json' : 'text/plain, */*';
}

/** A secret may hold `$&`, which a plain replacement text would expand. */
function inFormat(format: string, secret: string): string {
  return format.replaceAll('{{secret}}', () => secret);
}

/** Header names in lower case, so that one the user sets replaces ours; values percent-encoded where not ASCII. */
function filledHeaders(headers: Readonly<Record<string, string>>, request: AgentRequest): Record<string, string> {
  const filled = Object.entries(headers).map(([name, value]) => [
    name.toLowerCase(),
    fillText(value, request, (text) => text.replace(/[^\x20-\x7e]+/g, encodeURIComponent)),
  ]);
  return { 'content-type': 'application/json', ...Object.fromEntries(filled) };
}
