import { expect, it } from 'vitest';
import { parseBody } from './parse-body';
import { readMessage, readMessages } from './read-messages';
import { normaliseToolCalls, readToolCalls } from './read-tool-calls';
import { readUsage } from './read-usage';

it.each([
  [
    { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7, cost: 0.5 },
    { inputTokens: 3, outputTokens: 4, totalTokens: 7, costUsd: 0.5 },
  ],
  [
    { input_tokens: 0, output_tokens: 4 },
    { inputTokens: 0, outputTokens: 4 },
  ],
  [{ prompt_tokens: -1, completion_tokens: 1.5, total_tokens: '7', cost: null }, {}],
  ['many', {}],
  [undefined, {}],
])('reads the usage in %j', (reported, usage) => {
  expect(readUsage(reported)).toEqual(usage);
});

it('brings tool calls of every shape into one', () => {
  expect(
    normaliseToolCalls([
      { id: 'c1', type: 'function', function: { name: 'a', arguments: '{"x":1}' } },
      { type: 'tool_use', id: 'c2', name: 'b', input: { y: [2] } },
      { tool: 'c', args: 'not json' },
      { name: 'd' },
      'no call',
      { id: 'nameless' },
    ]),
  ).toEqual([
    { id: 'c1', name: 'a', arguments: { x: 1 } },
    { id: 'c2', name: 'b', arguments: { y: [2] } },
    { name: 'c', arguments: 'not json' },
    { name: 'd', arguments: {} },
  ]);
});

it('takes tool calls from all messages in order', () => {
  const messages = [
    { role: 'assistant', content: [{ type: 'tool_use', name: 'first', input: {} }] },
    { role: 'tool', content: 'done' },
    { role: 'assistant', content: null, tool_calls: [{ function: { name: 'second', arguments: '{}' } }] },
  ];
  expect(readToolCalls(messages).map(({ name }) => name)).toEqual(['first', 'second']);
});

it('joins a content of text blocks and keeps any other', () => {
  const text = { type: 'text', text: 'a' };
  expect(readMessage({ role: 'assistant', content: [text, text] })?.content).toBe('aa');
  expect(readMessage({ role: 'assistant', content: [text, { type: 'image' }] })?.content).toEqual([
    text,
    { type: 'image' },
  ]);
  expect(readMessage({ content: 'no role' })).toBeUndefined();
  expect(readMessages([{ role: 'user', content: 'q' }, 'x'])).toBeUndefined();
});

it.each([
  ['', 'empty body'],
  ['<h1>hi</h1>', 'text/html that is not JSON'],
  ['{"a":', 'not JSON'],
  [`${'['.repeat(300)}${']'.repeat(300)}`, 'nested deeper'],
])('refuses the body %j', (body, reason) => {
  expect(() => parseBody(body, 'h:1', 'text/html; charset=utf-8')).toThrow(reason);
});

it('reads a body of many levels as long as they are honest', () => {
  expect(parseBody('[[[1]]]', 'h', undefined)).toEqual([[[1]]]);
});
