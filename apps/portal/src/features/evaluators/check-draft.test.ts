import { describe, expect, it } from 'vitest';
import { checkDraft, stepOf } from './check-draft';
import { copyConfiguration, type DraftConfiguration, emptyConfiguration, emptyDraft } from './evaluator-draft';

const block: DraftConfiguration = {
  ...emptyConfiguration([]),
  datasets: [{ datasetId: 'd', name: 'FAQ', version: 'latest' }],
  metrics: [{ metricId: 'm', name: 'BLEU', type: 'bleu', weight: 1, threshold: undefined }],
};
const good = { ...emptyDraft(), name: 'FAQ', agentId: 'a', configurations: [block] };
const withMetric = (change: Partial<DraftConfiguration['metrics'][number]>) => ({
  ...good,
  configurations: [{ ...block, metrics: block.metrics.map((metric) => ({ ...metric, ...change })) }],
});

describe('checkDraft', () => {
  it('finds nothing wrong with a draft that can run', () => {
    expect(checkDraft(good)).toEqual({});
  });

  it('names every field of an empty draft that must be filled', () => {
    expect(Object.keys(checkDraft(emptyDraft()))).toEqual([
      'name',
      'agentId',
      'configurations.0.datasets',
      'configurations.0.metrics',
    ]);
  });

  it.each([undefined, Number.NaN, -1, 1_000_001])('refuses the weight %s', (weight) => {
    expect(checkDraft(withMetric({ weight }))).toHaveProperty(['configurations.0.metrics.0.weight']);
  });

  it('refuses weights that are all 0, as nothing would count', () => {
    expect(checkDraft(withMetric({ weight: 0 }))).toHaveProperty(['configurations.0.metrics.0.weight']);
  });

  it('takes a threshold that is removed here, and refuses one above 1', () => {
    expect(checkDraft(withMetric({ threshold: null }))).toEqual({});
    expect(checkDraft(withMetric({ threshold: 1.2 }))).toHaveProperty(['configurations.0.metrics.0.threshold']);
  });

  it('refuses a coverage that is empty or over 100 percent', () => {
    expect(checkDraft({ ...good, minCoverage: undefined })).toHaveProperty('minCoverage');
    expect(checkDraft({ ...good, minCoverage: 101 })).toHaveProperty('minCoverage');
  });
});

describe('stepOf', () => {
  it('knows which step shows a field', () => {
    expect(stepOf('agentId')).toBe('general');
    expect(stepOf('configurations.0.name')).toBe('metrics');
  });
});

describe('names of configurations', () => {
  it('are never given twice', () => {
    const first = emptyConfiguration([]);
    const second = emptyConfiguration([first]);
    const copy = copyConfiguration(first, [first, second]);
    const again = copyConfiguration(first, [first, second, copy]);
    const names = [first, second, copy, again].map(({ name }) => name);
    expect(names).toEqual(['Configuration 1', 'Configuration 2', 'Configuration 1 copy', 'Configuration 1 copy 2']);
    expect(new Set([first, second, copy, again].map(({ key }) => key)).size).toBe(4);
  });
});
