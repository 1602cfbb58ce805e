import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { familiesIn, runFamily } from './vector-suite';

const ownFolder = fileURLToPath(new URL('../test-vectors', import.meta.url));
const publicFolder = fileURLToPath(new URL('../../../../shared/vectors-public', import.meta.url));
const slowSuiteMs = 120_000;

describe('values of the reference projects', () => {
  it('are there for more than twenty families', () => expect(familiesIn(ownFolder).length).toBeGreaterThan(20));

  it.each(familiesIn(ownFolder))(
    '$family: all $cases cases agree or are excluded with a reason',
    expectAgreement(ownFolder),
    slowSuiteMs,
  );
});

describe.skipIf(!existsSync(publicFolder))(
  'values over public texts (skipped where the folder shared/vectors-public beside the repository is absent, because those texts may not be copied)',
  () => {
    const here = existsSync(publicFolder) ? familiesIn(publicFolder) : [{ family: 'absent', cases: 0 }];
    it.each(here)(
      '$family: all $cases cases agree or are excluded with a reason',
      expectAgreement(publicFolder),
      slowSuiteMs,
    );
  },
);

function expectAgreement(folder: string): (row: { readonly family: string }) => Promise<void> {
  return async ({ family }) => {
    const { failures, needlessExclusions } = await runFamily(folder, family);
    expect(failures).toEqual([]);
    expect(needlessExclusions).toEqual([]);
  };
}
