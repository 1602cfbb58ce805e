import { defineConnector } from '../../define-connector';
import { openaiCompatibleConfigSchema } from './config';
import { readCompletion } from './read-completion';

export default defineConnector({
  id: 'openai_compatible',
  title: 'OpenAI-compatible',
  description: "Any model or agent that speaks OpenAI's chat completions protocol, hosted or on your own machine.",
  credentialKinds: ['openai_compatible', 'secret'],
  config: openaiCompatibleConfigSchema,
  ask: async (config, { question }, { send, secret }) => {
    const system = config.systemPrompt === '' ? [] : [{ role: 'system', content: config.systemPrompt }];
    const reply = await send({
      method: 'POST',
      url: completionsUrl(config.baseUrl),
      headers: {
        ...config.extraHeaders,
        'content-type': 'application/json',
        ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify({
        model: config.model,
        messages: [...system, { role: 'user', content: question }],
        temperature: config.temperature,
        max_tokens: config.maxTokens,
        stream: false,
      }),
      timeoutMs: config.timeoutMs,
      maxAttempts: config.maxAttempts,
      format: 'json',
    });
    return readCompletion(reply);
  },
});

/** Takes the full address too, because that is what people often copy. */
function completionsUrl(baseUrl: string): string {
  const url = new URL(baseUrl);
  const path = url.pathname.replace(/\/+$/, '');
  url.pathname = path.endsWith('/chat/completions') ? path : `${path}/chat/completions`;
  return url.href;
}
