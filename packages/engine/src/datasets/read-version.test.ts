import type { CaseInput } from '@assay/contracts';
import { expect, it } from 'vitest';
import { buildReport } from '../test-support/builders';
import { createDataset } from './create-dataset';

const input: CaseInput = {
  ...{ id: null, question: 'Q?', answers: [], category: null, context: [], expectedBehaviour: null },
  ...{ expectedTrajectory: null, prediction: null, metadata: {} },
};

it('refuses a file without a case, with the report in the details, and stores nothing', async () => {
  const report = { ...buildReport([['question', 'question']]), nCases: 0, nSkipped: 2 };
  const stored: unknown[] = [];
  const create = async (...given: unknown[]) => {
    stored.push(given);
    throw new Error('nothing is stored here');
  };
  const files = { importCases: async () => ({ cases: [], report }) };
  const deps = { datasets: { create }, audit: { record: async () => undefined }, files };
  const upload = { fileName: 'empty.xlsx', source: Buffer.from('') };
  const refused = createDataset(deps, { name: 'Empty', description: '', purpose: 'domain' }, upload);
  await expect(refused).rejects.toMatchObject({ code: 'dataset.no_cases', details: { report } });
  expect(stored).toEqual([]);
});

it('hands cases with their keys, hash, mapping and report over in one piece', async () => {
  const report = buildReport([['question', 'question']]);
  const given: unknown[] = [];
  const create = async (_input: unknown, version: unknown) => {
    given.push(version);
    throw new Error('stop here');
  };
  const files = { importCases: async () => ({ cases: [input], report }) };
  const deps = { datasets: { create }, audit: { record: async () => undefined }, files };
  const mapping = { sheet: 'Cases', columns: {} };
  const upload = { fileName: 'one.xlsx', source: Buffer.from(''), mapping };
  const stopped = createDataset(deps, { name: 'One', description: '', purpose: 'domain' }, upload);
  await expect(stopped).rejects.toThrow('stop here');
  expect(given).toMatchObject([
    { fileName: 'one.xlsx', mapping, report, contentHash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  expect(given).toMatchObject([{ cases: [{ question: 'Q?', caseKey: expect.stringMatching(/^q-[0-9a-f]{32}#1$/) }] }]);
});
