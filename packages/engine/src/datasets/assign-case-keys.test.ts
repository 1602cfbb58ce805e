import type { CaseInput } from '@assay/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignCaseKeys } from './assign-case-keys';
import { contentHash } from './content-hash';

function input(id: string | null, question: string): CaseInput {
  const rest = { category: null, context: [], expectedBehaviour: null, expectedTrajectory: null, prediction: null };
  return { id, question, answers: ['a'], metadata: {}, ...rest };
}

describe('case keys', () => {
  it('are the id, or the hash of the question with its occurrence number', () => {
    const keys = assignCaseKeys([input('A-1', 'Hola'), input(null, 'Hola'), input(null, 'Hola')]).map(
      ({ caseKey }) => caseKey,
    );
    // printf Hola | sha256sum
    const hash = 'e633f4fc79badea1dc5db970cf397c82';
    expect(keys).toEqual(['A-1', `q-${hash}#1`, `q-${hash}#2`]);
  });

  it('keep a repeated id apart from an id that looks like its key', () => {
    const keys = assignCaseKeys([input('x', '1'), input('x', '2'), input('x#2', '3')]).map(({ caseKey }) => caseKey);
    expect(keys).toEqual(['x', 'x#3', 'x#2']);
  });

  it('never repeat, and a first use of an id is that id', () => {
    const id = fc.option(fc.constantFrom('a', 'b', 'a#2', 'a#3', 'b#2'), { nil: null });
    const question = fc.constantFrom('one', 'two', 'three');
    fc.assert(
      fc.property(fc.array(fc.tuple(id, question), { maxLength: 30 }), (pairs) => {
        const cases = assignCaseKeys(pairs.map(([caseId, text]) => input(caseId, text)));
        expect(new Set(cases.map(({ caseKey }) => caseKey)).size).toBe(cases.length);
        for (const name of new Set(cases.map((found) => found.id))) {
          if (name !== null) expect(cases.find((found) => found.id === name)?.caseKey).toBe(name);
        }
      }),
    );
  });
});

describe('content hash', () => {
  it('does not depend on the order of columns, and does on the order of cases and on any text', () => {
    const [first, second] = assignCaseKeys([
      { ...input('1', 'q1'), metadata: { a: 1, b: 2 } },
      { ...input('2', 'q2'), metadata: {} },
    ]);
    if (first === undefined || second === undefined) throw new Error('two cases went in');
    const hash = contentHash([first, second]);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(contentHash([{ ...first, metadata: { b: 2, a: 1 } }, second])).toBe(hash);
    expect(contentHash([second, first])).not.toBe(hash);
    expect(contentHash([first, { ...second, answers: ['b'] }])).not.toBe(hash);
  });
});
