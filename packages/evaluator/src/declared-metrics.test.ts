import { describe, expect, it } from 'vitest';
import { declaredMetrics, MetricConfigError, parseDeclaredMetrics } from './index';

function issuesOf(declaration: unknown): readonly unknown[] {
  try {
    declaredMetrics(declaration);
  } catch (error) {
    if (error instanceof MetricConfigError) return error.issues;
    throw error;
  }
  return [];
}

describe('a declaration of metrics', () => {
  it('is read in our form, in that of other projects, and as a bare list', () => {
    const own = declaredMetrics({
      metrics: [{ type: 'rouge', name: 'Overlap', settings: { variant: 'rouge2' }, weight: 2, threshold: 0.6 }],
    });
    expect(own).toMatchObject([{ name: 'Overlap', weight: 2, threshold: 0.6, metric: { type: 'rouge' } }]);
    const foreign = declaredMetrics({ evaluators: [{ name: 'ExactMatch', params: { case_sensitive: false } }] });
    expect(foreign).toMatchObject([{ name: 'exact_match', weight: 1, threshold: null }]);
    expect(foreign[0]?.metric.settings['caseSensitive']).toBe(false);
    expect(declaredMetrics(['bleu', 'rouge1', 'rouge2']).map(({ name }) => name)).toEqual(['bleu', 'rouge', 'rouge_2']);
  });

  it('is read from YAML and from JSON', async () => {
    const yaml = 'evaluators:\n  - name: rougeL\n    params: { use_stemmer: true }\n  - name: has_reference\n';
    const read = await parseDeclaredMetrics(yaml);
    expect(read.map(({ metric }) => metric.type)).toEqual(['rouge', 'has_reference']);
    expect(read[0]?.metric.settings['stemmer']).toBe(true);
    expect(await parseDeclaredMetrics('{"metrics": ["bleu"]}')).toHaveLength(1);
    await expect(parseDeclaredMetrics('metrics: [')).rejects.toThrow(/is no YAML: .*line 1/);
  });

  it('names every issue with its place and the nearest known name', () => {
    expect(
      issuesOf({
        evaluators: [
          { name: 'exactmach', params: {} },
          { name: 'rouge', params: { varient: 'rouge1' } },
          { type: 'bleu', settings: { maxOrder: 0 } },
          { type: 'bleu', weight: -1 },
          7,
        ],
      }),
    ).toMatchObject([
      { path: ['evaluators', 0], message: expect.stringContaining('did you mean "ExactMatch"?') },
      { path: ['evaluators', 1, 'params', 'varient'], message: expect.stringContaining('did you mean "variant"?') },
      { path: ['evaluators', 2, 'settings', 'maxOrder'] },
      { path: ['evaluators', 3] },
      { path: ['evaluators', 4] },
    ]);
    expect(
      issuesOf({
        metrics: [
          { type: 'bleu', name: 'A' },
          { type: 'rouge', name: 'A' },
        ],
      }),
    ).toEqual([{ path: ['metrics', 1, 'name'], message: 'the name "A" is given twice' }]);
    expect(issuesOf('bleu')).toMatchObject([{ path: [] }]);
  });
});
