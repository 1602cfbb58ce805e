import type { ComparedMetric, Comparison } from '@assay/contracts';
import { describe, expect, it } from 'vitest';
import { metricInView } from './metric-in-view';

const figures = {
  ...{ meanBaseline: 0.5, mean: 0.6, difference: 0.1, interval: null, pValue: 0.2, adjustedPValue: 0.4 },
  ...{ nShared: 10, nImproved: 2, nWorse: 1, nUnchanged: 7, nUnscored: 0 },
  test: 'paired_permutation',
} as const;

function metric(name: string, verdict: ComparedMetric['verdict'], type = 'exact_match'): ComparedMetric {
  return { ...figures, name, verdict, type };
}

function comparison(composite: ComparedMetric['verdict'], metrics: ComparedMetric[]): Comparison {
  const side = { executionId: 'x', number: 1, evaluatorName: 'FAQ', agentName: 'Bot', agentVersion: 1, nCases: 10 };
  return {
    ...{ baseline: side, execution: { ...side, number: 2 }, nShared: 10, onlyInBaseline: 0, onlyInExecution: 0 },
    ...{ composite: metric('composite', composite, 'composite'), metrics, headline: '' },
  };
}

describe('the metric the cases are listed by', () => {
  const [exact, fluent] = [metric('Exact', 'better'), metric('Fluent', 'no_evidence')];

  it('is the chosen one', () => {
    expect(metricInView(comparison('better', [exact, fluent]), 'Fluent')).toBe(fluent);
  });

  it('is the composite while none is chosen, or the chosen one is gone', () => {
    expect(metricInView(comparison('better', [exact]), null)?.type).toBe('composite');
    expect(metricInView(comparison('better', [exact]), 'Gone')?.type).toBe('composite');
  });

  it('is the first that can be compared where the composite cannot', () => {
    const gone = metric('Gone', 'not_comparable');
    expect(metricInView(comparison('not_comparable', [gone, fluent]), null)).toBe(fluent);
    expect(metricInView(comparison('not_comparable', [gone]), 'Gone')).toBeUndefined();
  });
});
