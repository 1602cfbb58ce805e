/** What the fake agent says to one question. */
export type FakeAnswer = {
  readonly content: string | null;
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: unknown }[];
};

/** The body of an answer in the shape its endpoint promises. Token counts are counts of words. */
export function answerBody(path: string, question: string, answer: FakeAnswer): unknown {
  const input = countWords(question);
  const output = countWords(answer.content ?? '');
  if (path === '/v1/chat/completions') return chatCompletion(answer, input, output);
  if (path === '/v1/messages') return messageBlocks(answer, input, output);
  const usage = { inputTokens: input, outputTokens: output, totalTokens: input + output };
  if (path === '/messages') return { messages: conversation(question, answer), usage };
  return { answer: answer.content, toolCalls: answer.toolCalls ?? [], usage };
}

function chatCompletion(answer: FakeAnswer, input: number, output: number): unknown {
  return {
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'fake-model',
    choices: [{ index: 0, finish_reason: answer.toolCalls ? 'tool_calls' : 'stop', message: assistantMessage(answer) }],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  };
}

function messageBlocks(answer: FakeAnswer, input: number, output: number): unknown {
  const calls = (answer.toolCalls ?? []).map((call, index) => ({
    type: 'tool_use',
    id: `toolu_${index + 1}`,
    name: call.name,
    input: call.arguments,
  }));
  return {
    id: 'msg_fake',
    type: 'message',
    role: 'assistant',
    content: [...calls, { type: 'text', text: answer.content ?? '' }],
    stop_reason: 'end_turn',
    usage: { input_tokens: input, output_tokens: output },
  };
}

/** The whole conversation, with one message for the tool calls, one for each result, and the answer last. */
function conversation(question: string, answer: FakeAnswer): unknown[] {
  const calls = answer.toolCalls ?? [];
  const steps = calls.length === 0 ? [] : [assistantMessage({ content: null, toolCalls: calls })];
  const results = calls.map((_, index) => ({ role: 'tool', tool_call_id: `call_${index + 1}`, content: 'done' }));
  return [{ role: 'user', content: question }, ...steps, ...results, { role: 'assistant', content: answer.content }];
}

function assistantMessage(answer: FakeAnswer): unknown {
  if (!answer.toolCalls) return { role: 'assistant', content: answer.content };
  const calls = answer.toolCalls.map((call, index) => ({
    id: `call_${index + 1}`,
    type: 'function',
    function: { name: call.name, arguments: JSON.stringify(call.arguments) },
  }));
  return { role: 'assistant', content: answer.content, tool_calls: calls };
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
