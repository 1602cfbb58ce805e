import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  buildMetric,
  composite,
  defineMetric,
  describeMetric,
  evaluateCase,
  isRetryableMetricError,
  listMetrics,
  MetricConfigError,
  metricFamilies,
  passes,
  type Sample,
  scored,
  summarizeScores,
} from './index';

const sample: Sample = {
  input: 'Capital of France?',
  output: 'paris',
  references: ['Paris'],
  metadata: { alt: 'PARIS' },
};

function issuesOf(build: () => unknown): readonly unknown[] {
  try {
    build();
  } catch (error) {
    if (error instanceof MetricConfigError) return error.issues;
    throw error;
  }
  return [];
}

describe('buildMetric', () => {
  it('accepts aliases, camelCase, snake_case and the spelling of other projects', async () => {
    const spellings = [{ caseSensitive: false }, { case_sensitive: false }];
    for (const settings of spellings) {
      const result = await buildMetric('auto_exact_match', settings).evaluate(sample);
      expect(result).toMatchObject({ status: 'scored', score: 1, value: true, metadata: { referenceIndex: 0 } });
    }
    expect(buildMetric('exact_match', { correct_answer_key: 'alt' }).settings['referenceColumn']).toBe('alt');
  });

  it('presets the settings an alias stands for, which may be overridden', () => {
    expect(buildMetric('rouge2').settings['variant']).toBe('rouge2');
    expect(buildMetric('rouge2', { variant: 'rouge1' }).settings['variant']).toBe('rouge1');
  });

  it('names the nearest metric and the nearest setting', () => {
    expect(issuesOf(() => buildMetric('exactmatch'))).toEqual([
      { path: [], message: 'there is no metric named "exactmatch"; did you mean "ExactMatch"?' },
    ]);
    expect(issuesOf(() => buildMetric('exact_match', { caseSensitve: true }))).toEqual([
      {
        path: ['caseSensitve'],
        message: 'exact_match has no setting named "caseSensitve"; did you mean "caseSensitive"?',
      },
    ]);
    expect(issuesOf(() => buildMetric('exact_match', { caseSensitive: true, case_sensitive: false }))).toEqual([
      { path: ['case_sensitive'], message: '"case_sensitive" repeats the setting "caseSensitive"; give it once' },
    ]);
  });

  it('says where an impossible setting is and why', () => {
    expect(issuesOf(() => buildMetric('regex_match', { patterns: ['a', 'a(?>b)'] }))).toEqual([
      {
        path: ['patterns', 1],
        message: 'uses an atomic group at character 2, which is not supported; rewrite the pattern without it',
      },
    ]);
    expect(issuesOf(() => buildMetric('regex_match', { patterns: [] }))).toEqual([
      { path: ['patterns'], message: 'give at least one pattern' },
    ]);
    expect(() => buildMetric('json_diff_match', { threshold: 2 })).toThrow('json_diff_match: threshold: ');
  });
});

describe('a case', () => {
  it('without a reference is unscored, in the answers and in any other column', async () => {
    const results = await evaluateCase(
      [
        buildMetric('exact_match'),
        buildMetric('exact_match', { referenceColumn: 'gone' }),
        buildMetric('has_reference'),
      ],
      { ...sample, references: [] },
    );
    expect(results.map((result) => (result.status === 'scored' ? result.score : result.error))).toEqual([
      {
        code: 'missing_reference',
        message: 'the case has no expected answer; add one to the dataset or leave this metric out',
      },
      {
        code: 'missing_reference',
        message: 'the case has no value in column "gone"; add one to the dataset or leave this metric out',
      },
      0,
    ]);
  });

  it('with several references takes the best and says which', async () => {
    const result = await buildMetric('token_f1').evaluate({ ...sample, references: ['Lyon', 'paris', 'Paris'] });
    expect(result).toMatchObject({ score: 1, metadata: { referenceIndex: 1 } });
  });

  it('keeps the other scores when one metric throws, and never lets a score leave its range', async () => {
    const card = {
      version: 1,
      title: 'T',
      description: 'D',
      howToRead: 'H',
      family: 'text',
      range: [0, 1],
      direction: 'maximize',
      source: 'here',
      laws: { perfectOnEqual: false, symmetric: false },
      needs: [],
      settings: z.object({}),
    } as const;
    const throwing = defineMetric({ ...card, type: 'throwing', evaluate: () => JSON.parse('{') });
    const wild = defineMetric({ ...card, type: 'wild', evaluate: () => scored(Number.NaN, 'odd') });
    const results = await evaluateCase([throwing.build({}), wild.build({}), buildMetric('has_reference')], sample);
    expect(results[0]).toMatchObject({ status: 'unscored', error: { code: 'metric_crash' } });
    expect(results[1]).toMatchObject({
      error: { code: 'invalid_return', message: 'wild returned NaN, which is not a number from 0 to 1' },
    });
    expect(results[2]).toMatchObject({ status: 'scored', score: 0 });
  });

  it('asks for a port that is not there only where it is needed', async () => {
    const needy = defineMetric({
      type: 'needy',
      version: 1,
      title: 'T',
      description: 'D',
      howToRead: 'H',
      family: 'semantic',
      range: [0, 1],
      direction: 'maximize',
      source: 'here',
      laws: { perfectOnEqual: false, symmetric: false },
      needs: ['embedding'],
      settings: z.object({}),
      evaluate: async (_, __, { embedding }) => scored((await embedding(['a'])).length, 'one vector'),
    }).build({});
    expect(await needy.evaluate(sample)).toMatchObject({
      error: { code: 'config_error', message: 'needy needs embedding, which is not configured here' },
    });
    expect(await needy.evaluate(sample, { embedding: async () => [[1]] })).toMatchObject({ score: 1 });
  });
});

describe('composite', () => {
  it('normalises weights and opens the sum', () => {
    const result = composite({ a: 1, b: 0.5 }, { a: 1, b: 3 });
    expect(result.score).toBeCloseTo(0.625, 12);
    expect(result.parts.map(({ weight, contribution }) => [weight, contribution])).toEqual([
      [0.25, 0.25],
      [0.75, 0.375],
    ]);
  });

  it('is null and names the metric when a weighted one is unscored, but not for weight 0', () => {
    expect(composite({ a: 1, b: null }, { a: 1, b: 1 })).toMatchObject({ score: null, unscored: ['b'] });
    expect(composite({ a: 1, b: null }, { a: 1, b: 0 })).toMatchObject({ score: 1, unscored: [] });
    expect(composite({ a: 1 }, { a: 0 })).toMatchObject({ score: null, unscored: [] });
  });

  it('refuses weights that cannot be', () => {
    expect(() => composite({ a: 1 }, { a: -1 })).toThrow('weight of a must be >= 0, got -1');
    expect(() => composite({}, { a: 1 })).toThrow('a has a weight but no score');
  });
});

describe('summarizeScores', () => {
  it('keeps unscored cases apart from zeros', () => {
    const summary = summarizeScores([1, 0.5, null, 0], { threshold: 0.5, seed: 1 });
    expect(summary).toMatchObject({ nTotal: 4, nScored: 3, nError: 1, mean: 0.5, pessimisticMean: 0.375 });
    expect(summary.passRate).toBeCloseTo(2 / 3, 12);
    expect(summary.histogram.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 1, 0, 0, 0, 1]);
  });

  it('has no mean where nothing was scored', () => {
    const summary = summarizeScores([null], { threshold: 0, seed: 1 });
    expect(summary).toMatchObject({ mean: null, pessimisticMean: 0, interval: null, passRate: null, nError: 1 });
    expect(summarizeScores([], { threshold: null, seed: 1 })).toMatchObject({ mean: null, pessimisticMean: null });
  });
});

describe('the library', () => {
  it('lists cards by family and describes settings as JSON Schema', () => {
    const families = listMetrics().map(({ family }) => metricFamilies.indexOf(family));
    expect(families).toEqual([...families].sort((a, b) => a - b));
    expect(describeMetric('ExactMatch')).toMatchObject({
      type: 'exact_match',
      aliases: ['auto_exact_match', 'ExactMatch'],
      settings: { properties: { caseSensitive: { type: 'boolean', default: true, title: 'Case sensitive' } } },
    });
  });

  it('passes at the threshold in spite of rounding, at 0 and at 1', () => {
    expect([passes(0.1 + 0.2, 0.3), passes(0.3 - 1e-10, 0.3), passes(0, 0), passes(1, 1)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(passes(0.29, 0.3)).toBe(false);
  });

  it('knows which errors are worth another try', () => {
    expect(isRetryableMetricError('timeout')).toBe(true);
    expect(isRetryableMetricError('missing_reference')).toBe(false);
  });
});
