import { describe, expect, it } from 'vitest';
import { buildMetric, type JudgeReply, type JudgeRequest, MetricPortError, type ScoreResult } from '../index';

const sample = { input: 'Capital of France?', output: 'Paris', references: [], metadata: {} };
const good = '{"reasoning": "it is", "score": 5}';

/** A judge that gives these replies in turn and remembers what it was asked. */
function scripted(...replies: readonly (string | JudgeReply)[]) {
  const requests: JudgeRequest[] = [];
  const left = replies.map((reply) => (typeof reply === 'string' ? { text: reply, finishReason: 'stop' } : reply));
  const judge = async (request: JudgeRequest): Promise<JudgeReply> => {
    requests.push(request);
    return left.shift() ?? { text: '', finishReason: 'stop' };
  };
  return { judge, requests };
}

function run(ports: Parameters<ReturnType<typeof buildMetric>['evaluate']>[1], settings = {}): Promise<ScoreResult> {
  return buildMetric('llm_judge', { rubric: 'Is it right?', ...settings }).evaluate(sample, ports);
}

describe('a judge', () => {
  it('is asked again once, with its reply and what was wrong with it', async () => {
    const { judge, requests } = scripted('Well.', good);
    expect(await run({ judge })).toMatchObject({ score: 1, metadata: { judge: { calls: 2 } } });
    expect(requests[1]?.messages.slice(2)).toEqual([
      { role: 'assistant', content: 'Well.' },
      {
        role: 'user',
        content: expect.stringContaining('it holds no verdict in the form asked for. Reply with one JSON'),
      },
    ]);
  });

  it('leaves the case unscored after two bad replies and keeps both', async () => {
    const { judge, requests } = scripted('Well.', '{"score": 9}', good);
    expect(await run({ judge })).toMatchObject({
      status: 'unscored',
      error: { code: 'judge_parse_failure', message: expect.stringContaining('gives 9 for "score"') },
      metadata: {
        judge: {
          rawReplies: [
            { text: 'Well.', finishReason: 'stop' },
            { text: '{"score": 9}', finishReason: 'stop' },
          ],
        },
      },
    });
    expect(requests).toHaveLength(2);
  });

  it('that says nothing is asked with no empty message, and is told apart', async () => {
    const { judge, requests } = scripted('', '');
    expect(await run({ judge })).toMatchObject({ error: { code: 'judge_empty' } });
    expect(requests[1]?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  });

  it('gets the schema, the parameters and a fresh mark for each call', async () => {
    const { judge, requests } = scripted(good, good);
    const nonces = ['first111', 'second22'].values();
    const settings = { samples: 2, model: 'm', credential: 'c', max_tokens: 99, temperature: 0.5 };
    await run({ judge, nonce: () => nonces.next().value ?? '' }, settings);
    expect(requests.map(({ sampleIndex }) => sampleIndex)).toEqual([0, 1]);
    expect(requests[0]).toMatchObject({ model: 'm', credential: 'c', maxTokens: 99, temperature: 0.5 });
    expect(requests[0]?.replySchema).toMatchObject({ required: ['reasoning', 'score'] });
    expect(requests.map(({ messages }) => messages[1]?.content.match(/ANSWER (\w+)>/)?.[1])).toEqual([
      'first111',
      'second22',
    ]);
  });

  it('has a cache key that forgets the marks and tells samples, trials and settings apart', async () => {
    const keyOf = async (nonce: string, settings = {}, trial = 0) => {
      const { judge, requests } = scripted(good);
      const metric = buildMetric('llm_judge', { rubric: 'Is it right?', ...settings });
      await metric.evaluate({ ...sample, trial }, { judge, nonce: () => nonce });
      return requests[0]?.cacheKey;
    };
    const key = await keyOf('one11111');
    expect(key).toMatchObject({
      metric: 'llm_judge',
      version: 1,
      model: null,
      temperature: 0,
      sampleIndex: 0,
      trial: 0,
    });
    expect(JSON.stringify(key)).not.toContain('one11111');
    expect(await keyOf('two22222')).toEqual(key);
    for (const other of [
      await keyOf('x', { model: 'm' }),
      await keyOf('x', { temperature: 1 }),
      await keyOf('x', {}, 1),
      await keyOf('x', { rubric: 'Other?' }),
    ]) {
      expect(other).not.toEqual(key);
    }
    expect(await keyOf('x', { cache: false })).toBeUndefined();
  });

  it('tells which replies may be kept', async () => {
    const { judge, requests } = scripted(good);
    await run({ judge });
    const isUsable = requests[0]?.isUsable;
    expect(await isUsable?.({ text: good, finishReason: 'stop' })).toBe(true);
    expect(await isUsable?.({ text: 'Well.', finishReason: 'stop' })).toBe(false);
  });

  it('has its tokens, cost and cached calls added up', async () => {
    const cost = { inputTokens: 100, outputTokens: 10, costUsd: 0.5, latencyMs: 40, model: 'm-1' };
    const { judge } = scripted(
      { text: '?', finishReason: 'stop', ...cost },
      { text: good, finishReason: 'stop', ...cost, isCached: true },
    );
    expect(await run({ judge })).toMatchObject({
      metadata: {
        judge: {
          calls: 2,
          cachedCalls: 1,
          inputTokens: 200,
          outputTokens: 20,
          costUsd: 1,
          latencyMs: 80,
          model: 'm-1',
          verdicts: [5],
        },
      },
    });
  });

  it('counts when more than half of its samples hold a verdict', async () => {
    const bad = ['?', '?'];
    const asked = { samples: 3 };
    // Calls run side by side: the three first replies, then the repairs.
    expect(await run(scripted(good, good, '?', '?'), asked)).toMatchObject({ score: 1 });
    expect(await run(scripted(good, ...bad, ...bad), asked)).toMatchObject({ error: { code: 'judge_parse_failure' } });
  });

  it('that cannot be reached leaves the case unscored with its own reason', async () => {
    const judge = async (): Promise<JudgeReply> => {
      throw new MetricPortError('rate_limited', 'the endpoint wants 20 s of rest');
    };
    expect(await run({ judge })).toMatchObject({
      error: { code: 'rate_limited', message: 'the endpoint wants 20 s of rest' },
    });
  });

  it('that is not there leaves the case unscored', async () => {
    expect(await run({})).toMatchObject({
      error: { code: 'config_error', message: 'llm_judge needs judge, which is not configured here' },
    });
  });
});

describe('settings of judges', () => {
  it.each([
    ['llm_criteria', { criterion: 'relevance', prompt: 'Say {input}' }, 'must contain {output}'],
    ['llm_criteria', { criterion: 'nonsense' }, 'criterion'],
    ['llm_criteria', { criterion: 'custom', custom: { name: 'x' } }, 'custom.description: fill it in'],
    ['llm_judge', {}, 'write a rubric, choose a preset or name dimensions'],
    ['llm_judge', { rubric: 'x', scale: { min: 5, max: 5 } }, 'must be above the lowest number'],
    ['llm_judge', { rubric: 'x', scale: { min: 0, max: 0.5 } }, 'a scale of whole numbers'],
    ['llm_judge', { dimensions: [{ name: 'a' }, { name: 'a' }] }, '"a" is there twice'],
    ['llm_judge', { dimensions: [{ name: 'a', weight: 0 }] }, 'a weight above 0'],
    ['llm_groundedness', { samples: 0 }, 'samples'],
    ['custom_code', { source: 'return 1' }, 'must define a function named evaluate'],
    ['custom_code', { language: 'python', source: 'evaluate = 1' }, 'must define def evaluate(...)'],
    [
      'custom_code',
      { source: 'function evaluate() {}', environment: { 'A B': 'x' } },
      'the name must be letters, digits and _',
    ],
    [
      'custom_code',
      { source: 'function evaluate() {}', http: { allowedHosts: ['https://x.y'] } },
      'must be a host name',
    ],
    ['custom_code', { source: 'function evaluate() {}', environment: { KEY: { secret: 'x' } } }, 'environment.KEY'],
  ])('%s refuses %j', (type, settings, problem) => expect(() => buildMetric(type, settings)).toThrow(problem));

  it('say what they need', () => {
    const needsOf = (type: string, settings = {}) => buildMetric(type, settings).needs;
    expect(needsOf('llm_criteria', { criterion: 'correctness' })).toEqual(['reference', 'judge']);
    expect(needsOf('llm_criteria', { criterion: 'depth' })).toEqual(['judge']);
    expect(needsOf('llm_criteria', { criterion: 'depth', prompt: '{output} {reference}' })).toEqual([
      'reference',
      'judge',
    ]);
    expect(needsOf('llm_judge', { preset: 'completeness' })).toEqual(['reference', 'judge']);
    expect(needsOf('LLMTrajectoryJudge')).toEqual(['judge']);
  });

  it('show the judge the expected answers, the criterion and the trajectory', async () => {
    const { judge, requests } = scripted(...Array.from({ length: 3 }, () => '{"verdict": "Y"}'));
    const references = ['Paris', 'Lutetia'];
    await buildMetric('llm_criteria', { criterion: 'correctness' }).evaluate({ ...sample, references }, { judge });
    const response = {
      messages: [
        { role: 'assistant', content: null, tool_calls: [{ function: { name: 'look', arguments: '{"q":1}' } }] },
      ],
    };
    await buildMetric('llm_trajectory_judge').evaluate({ ...sample, response }, { judge });
    const texts = requests.map(({ messages }) => messages[1]?.content ?? '');
    expect(texts[0]).toMatch(/EXPECTED ANSWER 1 \w+>>>\nParis[\s\S]*EXPECTED ANSWER 2 \w+>>>\nLutetia/);
    expect(texts[0]).toContain('Criterion "Correctness".');
    expect(texts[1]).toContain('assistant calls look({"q":1})');
  });
});
