import { expect, it } from 'vitest';
import { buildMetric, composite, evaluateCase, summarizeScores } from './index';

it('does what the README shows', async () => {
  const metrics = [buildMetric('contains'), buildMetric('rouge1')];
  const sample = { input: 'Capital of France?', output: 'It is Paris.', references: ['Paris'], metadata: {} };
  const [contains, rouge] = await evaluateCase(metrics, sample);
  expect([contains, rouge]).toMatchObject([{ score: 1 }, { score: 0.5 }]);
  expect(composite({ contains: 1, rouge: 0.5 }, { contains: 1, rouge: 3 }).score).toBe(0.625);
  expect(summarizeScores([1, 0.5, null], { threshold: 0.6, seed: 1 })).toMatchObject({
    mean: 0.75,
    nScored: 2,
    nTotal: 3,
    passRate: 0.5,
  });
});
