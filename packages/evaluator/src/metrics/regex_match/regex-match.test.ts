import { expect, it } from 'vitest';
import { buildMetric, type RegexRequest } from '../../index';

const sample = { input: '', output: 'cat cat', references: [], metadata: {} };

it('lends only patterns that RE2 refuses to the port, with flags, anchors and deadline', async () => {
  const requests: RegexRequest[] = [];
  const metric = buildMetric('regex_match', {
    patterns: ['CAT', '(c.t) \\1'],
    caseInsensitive: true,
    matchMode: 'full',
    timeoutMs: 200,
  });
  const result = await metric.evaluate(sample, {
    regex: async (request) => {
      requests.push(request);
      return 'match';
    },
  });
  expect(requests).toEqual([{ pattern: '^(?:(c.t) \\1)$', flags: 'ui', text: 'cat cat', timeoutMs: 200 }]);
  expect(result).toMatchObject({ score: 0.5, subScores: [{ value: false }, { value: true }] });
});

it('leaves a case unscored, to be tried again, when a pattern is not done in time', async () => {
  const metric = buildMetric('regex_match', { patterns: ['(a*)*(?=b)'] });
  expect(await metric.evaluate(sample, { regex: async () => 'timeout' })).toMatchObject({
    status: 'unscored',
    error: { code: 'timeout', message: 'the pattern "(a*)*(?=b)" was not done after 1000 ms' },
  });
});

it('needs the port only for such patterns', () => {
  expect(buildMetric('regex_match', { patterns: ['a'] }).needs).toEqual([]);
  expect(buildMetric('regex_match', { patterns: ['a', 'a(?=b)'] }).needs).toEqual(['regex']);
});
