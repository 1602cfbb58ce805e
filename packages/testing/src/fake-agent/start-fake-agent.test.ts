import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeAgent, startFakeAgent } from './start-fake-agent';

let agent: FakeAgent;
beforeEach(async () => {
  agent = await startFakeAgent();
});
afterEach(() => agent.close());

const ask = (path: string, body: unknown) =>
  fetch(`${agent.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
const chat = (question: string) => ask('/v1/chat/completions', { messages: [{ role: 'user', content: question }] });

it('answers the same question the same way, with its usage', async () => {
  const first = await (await chat('what is up')).json();
  expect(first).toEqual(await (await chat('what is up')).json());
  expect(first).toMatchObject({
    choices: [{ message: { role: 'assistant', content: 'Answer to: what is up' } }],
    usage: { prompt_tokens: 3, completion_tokens: 5, total_tokens: 8 },
  });
});

it('answers in the shape of each endpoint, tool calls included', async () => {
  agent.settings.answer = () => ({ content: 'sunny', toolCalls: [{ name: 'weather', arguments: { city: 'Riga' } }] });
  expect(await (await ask('/ask', { question: 'q' })).json()).toMatchObject({
    answer: 'sunny',
    toolCalls: [{ name: 'weather', arguments: { city: 'Riga' } }],
  });
  expect(await (await ask('/v1/messages', { messages: [{ role: 'user', content: 'q' }] })).json()).toMatchObject({
    content: [
      { type: 'tool_use', name: 'weather' },
      { type: 'text', text: 'sunny' },
    ],
  });
  const { messages } = Object(await (await ask('/messages', { question: 'q' })).json());
  expect(messages.map((message: { role: string }) => message.role)).toEqual(['user', 'assistant', 'tool', 'assistant']);
});

it('counts requests, questions and how many were in flight together', async () => {
  agent.settings.latencyMs = 50;
  await Promise.all(['a', 'a', 'b'].map(chat));
  const stats = await (await fetch(`${agent.url}/stats`)).json();
  expect(stats).toMatchObject({ requests: 3, inflight: 0, maxInflight: 3, questions: { a: 2, b: 1 } });
});

it('fails once per question when told to', async () => {
  agent.settings.behaviour = 'server_error_once';
  expect([(await chat('a')).status, (await chat('a')).status, (await chat('b')).status]).toEqual([500, 200, 500]);
});

it('can be told from another process how to behave', async () => {
  expect((await ask('/control', { behaviour: 'rate_limited', retryAfter: '7' })).status).toBe(200);
  const limited = await chat('a');
  expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
  expect((await ask('/control', { behaviour: 'dance' })).status).toBe(400);
});

it('runs as a program', async () => {
  const program = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, '0', '5']);
  const [line] = await once(child.stdout, 'data');
  const url = String(line).match(/http:\S+(?=,)/)?.[0];
  expect(await (await fetch(`${url}/ask`, { method: 'POST', body: '{"question":"hi"}' })).json()).toMatchObject({
    answer: 'Answer to: hi',
  });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 20_000);
