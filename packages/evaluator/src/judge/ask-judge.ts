import type { JudgeMessage, JudgeReply, JudgeRequest } from '../metric-ports';
import { judgeCacheKey } from './cache-key';
import { chooseMark } from './choose-mark';
import { renderPrompt, untrustedTexts } from './judge-prompt';
import type { JudgeSettings } from './judge-settings';
import type { JudgePorts, JudgeTask } from './judge-task';
import { type ReplyReading, readReply } from './read-reply';

/** What one sample came to, with every reply it took. */
export type JudgeAnswer<Verdict> = {
  readonly reading: ReplyReading<Verdict>;
  readonly replies: readonly JudgeReply[];
};

/** Asks once, and once more when the reply holds no verdict, telling the judge what was wrong. */
export async function askJudge<Verdict>(
  task: JudgeTask<Verdict>,
  settings: JudgeSettings,
  ports: JudgePorts,
  sampleIndex: number,
): Promise<JudgeAnswer<Verdict>> {
  const { metric, trial, shape } = task;
  const { replySchema } = shape;
  const untrusted = untrustedTexts(task.prompt);
  const mark = chooseMark(untrusted, ports.nonce);
  const read = (reply: JudgeReply) => readReply(reply, shape, untrusted);
  const ask = (messages: readonly JudgeMessage[]): Promise<JudgeReply> =>
    ports.judge({
      ...requestParameters(settings),
      messages,
      replySchema,
      sampleIndex,
      cacheKey: settings.cache
        ? judgeCacheKey({ metric, replySchema, messages, mark, sampleIndex, trial }, settings)
        : undefined,
      isUsable: async (reply) => (await read(reply)).ok,
    });
  const messages = renderPrompt(task.prompt, shape.howToReply, mark);
  const first = await ask(messages);
  const reading = await read(first);
  if (reading.ok) return { reading, replies: [first] };
  const second = await ask(withRepair(messages, first, reading.problem, shape.howToReply));
  return { reading: await read(second), replies: [first, second] };
}

function requestParameters({ credential, model, temperature, maxTokens }: JudgeSettings): Partial<JudgeRequest> {
  return {
    temperature,
    maxTokens,
    ...(credential !== null && { credential }),
    ...(model !== null && { model }),
  };
}

/** An endpoint may refuse an empty message, so after an empty reply the question is asked again with the complaint. */
function withRepair(
  messages: readonly JudgeMessage[],
  { text }: JudgeReply,
  problem: string,
  howToReply: string,
): readonly JudgeMessage[] {
  const complaint = `Your last reply cannot be used: it ${problem}. ${howToReply}`;
  if (text.trim() !== '') {
    return [...messages, { role: 'assistant', content: text }, { role: 'user', content: complaint }];
  }
  return messages.map((message, index) =>
    index === messages.length - 1 ? { ...message, content: `${message.content}\n\n${complaint}` } : message,
  );
}
