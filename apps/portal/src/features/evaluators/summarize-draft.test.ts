import { describe, expect, it } from 'vitest';
import { type DraftConfiguration, emptyConfiguration } from './evaluator-draft';
import { summarizeDraft } from './summarize-draft';

const metric = (metricId: string, weight: number, threshold?: number | null) => ({
  ...{ metricId, name: metricId, type: 'bleu', weight, threshold },
});
const block: DraftConfiguration = {
  ...emptyConfiguration([]),
  datasets: [
    { datasetId: 'en', name: 'English', version: 'latest' },
    { datasetId: 'es', name: 'Spanish', version: 2 },
  ],
  metrics: [metric('own', 3), metric('removed', 1, null), metric('given', 0, 0.4)],
};
const saved = {
  ...{ versionId: 'v', version: 1, name: '', type: 'bleu', settings: {}, threshold: 0.8, rationale: '' },
  ...{ createdAt: '2026-01-01T00:00:00Z', archivedAt: null },
};
const metrics = ['own', 'removed', 'given'].map((id) => ({ ...saved, id }));
const report = {
  ...{
    fileName: '',
    sheet: null,
    sheets: [],
    columns: [],
    nRows: 0,
    nCases: 0,
    nSkipped: 0,
    problems: [],
    nProblems: 0,
  },
};
const version = (nCases: number) => ({
  ...{ id: 'v', number: 1, nCases, contentHash: '', fileName: '', report, createdAt: '2026-01-01T00:00:00Z' },
});

describe('summarizeDraft', () => {
  it('counts cases over the datasets and scores over the metrics', () => {
    const { blocks, nScores } = summarizeDraft([block], { metrics, versionOf: () => version(20) });
    expect(blocks[0]?.rows.map(({ nCases, share }) => [nCases, share])).toEqual([
      [40, 0.75],
      [40, 0.25],
      [40, 0],
    ]);
    expect(nScores).toBe(120);
  });

  it('shows the threshold that counts: own, removed or given here', () => {
    const { blocks } = summarizeDraft([block], { metrics, versionOf: () => version(1) });
    expect(blocks[0]?.rows.map(({ threshold }) => threshold)).toEqual([0.8, null, 0.4]);
  });

  it('counts nothing it does not know', () => {
    const half = ({ datasetId }: { datasetId: string }) => (datasetId === 'en' ? version(20) : undefined);
    expect(summarizeDraft([block], { metrics, versionOf: half }).nScores).toBeUndefined();
    expect(summarizeDraft([], { metrics, versionOf: half })).toEqual({ blocks: [], nScores: 0 });
  });
});
