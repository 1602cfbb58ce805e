import type { PredictionScore } from '@assay/contracts';
import { describe, expect, it } from 'vitest';
import { pairScores } from './pair-scores';

function score(metricIndex: number, value: number | null): PredictionScore {
  const detail = { comment: '', subScores: [], metadata: {}, error: null, passed: null };
  return { ...detail, metricIndex, score: value, value };
}

function execution(names: readonly string[]) {
  const metrics = names.map((name, index) => ({
    ...{ index, name, metricId: `m${index}`, metricVersion: 1, type: 'exact_match', typeVersion: 1 },
    ...{ settings: {}, weight: 1, threshold: null },
  }));
  const evaluator = { id: 'e', name: 'FAQ', compositeThreshold: null, minCoverage: 1 };
  const agent = { id: 'a', name: 'Bot', versionId: 'v', versionNumber: 1, connector: 'recorded', config: {} } as const;
  const configurations = [{ name: 'Main', datasets: [], metrics, visualizations: [] }];
  return { snapshot: { evaluator, agent, configurations, trials: 1 } };
}

describe('the scores of two predictions', () => {
  it('stand beside each other by the name of their metric, wherever it is in its execution', () => {
    const pairs = pairScores(
      { prediction: { scores: [score(0, 1), score(1, 0.5)] }, execution: execution(['Exact', 'Fluent']) },
      { prediction: { scores: [score(0, 0.25), score(1, null)] }, execution: execution(['Fluent', 'Refuses']) },
    );
    expect(pairs.map(({ name, a, b }) => [name, a?.score, b?.score])).toEqual([
      ['Exact', 1, undefined],
      ['Fluent', 0.5, 0.25],
      ['Refuses', undefined, null],
    ]);
  });

  it('are those of one side where the other has no prediction', () => {
    const only = { prediction: { scores: [score(0, 1)] }, execution: execution(['Exact']) };
    const pairs = pairScores({ prediction: undefined, execution: undefined }, only);
    expect(pairs).toEqual([{ name: 'Exact', a: undefined, b: only.prediction.scores[0] }]);
  });
});
