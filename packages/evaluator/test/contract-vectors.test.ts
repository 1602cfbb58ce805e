import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { exclusions } from './exclusions';
import { ownVectors, publicVectors } from './vector-folders';
import { familiesIn, runFamily } from './vector-suite';

const slowSuiteMs = 120_000;
const excludedReasons = new Set<string>();

describe('values of the reference projects', () => {
  it('are there for more than twenty families', () => expect(familiesIn(ownVectors).length).toBeGreaterThan(20));

  it.each(familiesIn(ownVectors))(
    '$family: all $cases cases agree or are excluded with a reason',
    expectAgreement(ownVectors),
    slowSuiteMs,
  );
});

describe.skipIf(!existsSync(publicVectors))(
  'values over public texts (skipped where the folder shared/vectors-public beside the repository is absent, because those texts may not be copied)',
  () => {
    const here = existsSync(publicVectors) ? familiesIn(publicVectors) : [{ family: 'absent', cases: 0 }];
    it.each(here)(
      '$family: all $cases cases agree or are excluded with a reason',
      expectAgreement(publicVectors),
      slowSuiteMs,
    );

    it('and the project’s own differ for every reason given, so that none is kept for nothing', () => {
      expect(exclusions.map(({ reason }) => reason).filter((reason) => !excludedReasons.has(reason))).toEqual([]);
    });
  },
);

function expectAgreement(folder: string): (row: { readonly family: string }) => Promise<void> {
  return async ({ family }) => {
    const { failures, excluded } = await runFamily(folder, family);
    expect(failures).toEqual([]);
    for (const reason of excluded.keys()) excludedReasons.add(reason);
  };
}
