import type { AgentReply, AgentRequest, ConnectorConfig, ConnectorId } from '@assay/contracts';
import { createOutbound } from '@assay/outbound';
import { type FakeAgent, startFakeAgent } from '@assay/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAskAgent } from '../create-ask-agent';

let agent: FakeAgent;
const outbound = createOutbound({ policy: { allowLoopback: true, allowPrivate: false, allowHosts: [] } });
beforeEach(async () => {
  agent = await startFakeAgent();
});
afterEach(() => agent.close());

const request: AgentRequest = {
  question: 'how warm is it',
  caseKey: 'case-1',
  context: ['doc one', 'doc two'],
  metadata: { topic: 'weather' },
  trial: 1,
};
const weather = { content: 'sunny', toolCalls: [{ name: 'weather', arguments: { city: 'Riga' } }] };

async function ask(connector: ConnectorId, config: ConnectorConfig, secret?: string): Promise<AgentReply> {
  const credential = secret === undefined ? {} : { secret };
  return createAskAgent({ connector, config, outbound, ...credential })(request, new AbortController().signal);
}

async function responseOf(connector: ConnectorId, config: ConnectorConfig, secret?: string) {
  const reply = await ask(connector, config, secret);
  if (reply.status !== 'answered') throw new Error(reply.error.message);
  return reply.response;
}

describe('openai_compatible', () => {
  const config = () => ({ baseUrl: `${agent.url}/v1/`, model: 'gpt-x' });

  it('sends the question in the protocol, and only the settings that are set', async () => {
    await responseOf(
      'openai_compatible',
      { ...config(), systemPrompt: 'be brief', temperature: 0, extraHeaders: { 'x-team': 'qa' } },
      'sk-12345678',
    );
    const [received] = agent.received();
    expect(received).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
    expect(received?.body).toEqual({
      model: 'gpt-x',
      messages: [
        { role: 'system', content: 'be brief' },
        { role: 'user', content: 'how warm is it' },
      ],
      temperature: 0,
      stream: false,
    });
    expect(received?.headers).toMatchObject({ authorization: 'Bearer sk-12345678', 'x-team': 'qa' });
  });

  it('keeps answer, usage, metadata and the whole body', async () => {
    const response = await responseOf('openai_compatible', config());
    expect(response.messages).toEqual([{ role: 'assistant', content: 'Answer to: how warm is it' }]);
    expect(response.usage).toEqual({ inputTokens: 4, outputTokens: 6, totalTokens: 10 });
    expect(response.metadata).toMatchObject({ id: 'chatcmpl-fake', model: 'fake-model', finish_reason: 'stop' });
    expect(response.raw).toMatchObject({ object: 'chat.completion' });
  });

  it('keeps tool calls, with their arguments parsed', async () => {
    agent.settings.answer = () => weather;
    const { toolCalls, messages } = await responseOf('openai_compatible', config());
    expect(toolCalls).toEqual([{ id: 'call_1', name: 'weather', arguments: { city: 'Riga' } }]);
    expect(messages[0]?.tool_calls).toHaveLength(1);
  });

  it('takes the full address as base URL too, and keeps its query', async () => {
    await responseOf('openai_compatible', { ...config(), baseUrl: `${agent.url}/v1/chat/completions?api-version=1` });
    expect(agent.received()[0]?.path).toBe('/v1/chat/completions');
  });
});

describe('http', () => {
  it('fills address, headers and body, and finds answer, tool calls and usage by path', async () => {
    agent.settings.answer = () => weather;
    const config = {
      url: `${agent.url}/cases/{{caseKey}}?topic={{metadata.topic}}`,
      headers: { 'X-Topic': '{{metadata.topic}}', 'Content-Type': 'application/vnd.x+json' },
      bodyTemplate: '{"question": "{{question}}", "docs": "{{context}}", "n": "{{trial}}"}',
      responsePath: '$.answer',
      toolCallsPath: '/toolCalls',
      credentialHeader: 'X-Api-Key',
      credentialFormat: '{{secret}}',
    };
    const response = await responseOf('http', config, 'pa$$$&word');
    const [received] = agent.received();
    expect(received?.path).toBe('/cases/case-1');
    expect(received?.body).toEqual({ question: 'how warm is it', docs: ['doc one', 'doc two'], n: 1 });
    expect(received?.headers).toMatchObject({
      'x-topic': 'weather',
      'x-api-key': 'pa$$$&word',
      'content-type': 'application/vnd.x+json',
    });
    expect(response.messages).toEqual([{ role: 'assistant', content: 'sunny' }]);
    expect(response.toolCalls).toEqual([{ name: 'weather', arguments: { city: 'Riga' } }]);
    expect(response.usage).toEqual({ inputTokens: 4, outputTokens: 1, totalTokens: 5 });
  });

  it('keeps a whole conversation when the reply has one', async () => {
    agent.settings.answer = () => weather;
    const { messages, toolCalls } = await responseOf('http', { url: `${agent.url}/messages` });
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'assistant']);
    expect(messages.at(-1)?.content).toBe('sunny');
    expect(toolCalls.map(({ name }) => name)).toEqual(['weather']);
  });

  it('reads content blocks of a messages API', async () => {
    agent.settings.answer = () => weather;
    const config = {
      url: `${agent.url}/v1/messages`,
      bodyTemplate: '{"messages": [{"role": "user", "content": "{{question}}"}]}',
      responsePath: "$.content[?@.type == 'text'].text",
      toolCallsPath: "$.content[?@.type == 'tool_use']",
    };
    const { messages, toolCalls } = await responseOf('http', config);
    expect(messages).toEqual([{ role: 'assistant', content: 'sunny' }]);
    expect(toolCalls).toEqual([{ id: 'toolu_1', name: 'weather', arguments: { city: 'Riga' } }]);
  });

  it('takes the whole reply as the answer when no path is given', async () => {
    const { messages } = await responseOf('http', { url: `${agent.url}/ask` });
    expect(messages[0]?.content).toMatchObject({ answer: 'Answer to: how warm is it' });
  });

  it('takes plain text as it is', async () => {
    agent.settings.behaviour = 'html';
    const { messages } = await responseOf('http', { url: agent.url, responseFormat: 'text' });
    expect(messages[0]?.content).toBe('<!doctype html><h1>Welcome to nginx</h1>');
  });

  it('names the fields there are when the path leads nowhere', async () => {
    const reply = await ask('http', { url: `${agent.url}/ask`, responsePath: '$.anser' });
    expect(reply).toMatchObject({
      status: 'failed',
      error: { code: 'agent.invalid_response', message: expect.stringMatching(/\$\.anser; its fields are: answer/) },
      attempts: [{ httpStatus: 200, error: { code: 'agent.invalid_response' } }],
    });
  });
});

describe('recorded', () => {
  it('gives back the recorded prediction without calling anyone', async () => {
    const ask = createAskAgent({ connector: 'recorded', config: {}, outbound });
    const reply = await ask({ ...request, recordedPrediction: 'as before' }, new AbortController().signal);
    expect(reply).toEqual({
      status: 'answered',
      latencyMs: 0,
      attempts: [],
      response: {
        messages: [{ role: 'assistant', content: 'as before' }],
        toolCalls: [],
        usage: {},
        metadata: {},
        raw: 'as before',
      },
    });
  });

  it('names the case that has none', async () => {
    expect(await ask('recorded', {})).toMatchObject({
      status: 'failed',
      error: { code: 'agent.missing_prediction', message: 'Case case-1 has no recorded prediction.' },
    });
  });
});
