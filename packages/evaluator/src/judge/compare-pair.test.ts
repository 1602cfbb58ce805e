import { describe, expect, it } from 'vitest';
import { buildMetric, buildPairJudge, type JudgeRequest, type PairVerdict, summarizePairs } from '../index';

/** A judge with an opinion on what stands as A and as B. */
function opinion(decide: (a: string, b: string) => string) {
  return {
    judge: async ({ messages }: JudgeRequest) => {
      const text = messages[1]?.content ?? '';
      const shown = (name: string): string =>
        text.match(new RegExp(`<<<ANSWER ${name} \\w+>>>\\n(.*)\\n<<<END`))?.[1] ?? '';
      const verdict = decide(shown('A'), shown('B'));
      return { text: JSON.stringify({ reasoning: 'so it is', verdict }), finishReason: 'stop', inputTokens: 10 };
    },
  };
}

const pair = { question: 'Capital of France?', first: 'Paris', second: 'Lyon' };
const prefersParis = opinion((a) => (a === 'Paris' ? 'A' : 'B'));
const prefersFirstPlace = opinion(() => 'A');

describe('two answers', () => {
  it('are shown in both orders', async () => {
    expect(await buildPairJudge()(pair, prefersParis)).toMatchObject({
      ...{ winner: 'first', orders: ['first', 'first'], favouredPlace: null, reasoning: 'so it is' },
      metadata: { forth: { inputTokens: 10 }, back: { inputTokens: 10 } },
    });
    expect(await buildPairJudge()({ ...pair, first: 'Lyon', second: 'Paris' }, prefersParis)).toMatchObject({
      winner: 'second',
    });
  });

  it('are level for a judge that follows the place', async () => {
    expect(await buildPairJudge()(pair, prefersFirstPlace)).toMatchObject({
      ...{ winner: 'tie', orders: ['first', 'second'], favouredPlace: 'first' },
    });
  });

  it('that are equal or empty need no judge', async () => {
    const ports = opinion(() => 'nonsense');
    expect(await buildPairJudge()({ ...pair, second: ' Paris' }, ports)).toMatchObject({ winner: 'tie', orders: [] });
    expect(await buildPairJudge()({ ...pair, first: '' }, ports)).toMatchObject({ winner: 'second' });
    expect(await buildPairJudge()({ ...pair, second: null }, ports)).toMatchObject({ winner: 'first' });
    expect(await buildPairJudge()(pair, ports)).toMatchObject({ error: { code: 'judge_parse_failure' } });
  });

  it('are summed up with consistency and position bias', () => {
    const verdict = (
      winner: PairVerdict['winner'],
      orders: PairVerdict['orders'],
      favouredPlace: PairVerdict['favouredPlace'] = null,
    ) => ({
      ...{ winner, orders, favouredPlace },
    });
    expect(
      summarizePairs([
        verdict('first', ['first', 'first']),
        verdict('second', ['second', 'second']),
        verdict('tie', ['first', 'second'], 'first'),
        verdict('tie', ['tie', 'first']),
        verdict('first', []),
      ]),
    ).toEqual({ nPairs: 5, nFirst: 2, nSecond: 1, nTies: 2, winRate: 0.6, consistency: 0.5, positionBias: 0.25 });
    expect(summarizePairs([])).toMatchObject({ winRate: null, consistency: null, positionBias: null });
  });

  it('of a dataset have a corpus figure beside the mean', async () => {
    const metric = buildMetric('pairwise_judge');
    const results = await Promise.all(
      [prefersParis, prefersFirstPlace].map((ports) =>
        metric.evaluate({ input: pair.question, output: 'Paris', references: ['Lyon'], metadata: {} }, ports),
      ),
    );
    const scored = results.filter((result) => result.status === 'scored');
    expect(scored.map(({ score }) => score)).toEqual([1, 0.5]);
    expect(metric.aggregate?.(scored)).toMatchObject({
      key: 'position_consistency',
      score: 0.5,
      metadata: { positionBias: 0.5 },
    });
  });

  it('refuse settings that cannot be', () => expect(() => buildPairJudge({ samples: 0 })).toThrow('samples'));
});
