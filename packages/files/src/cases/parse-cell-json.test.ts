import { expect, it } from 'vitest';
import { parseCellJson } from './parse-cell-json';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

it('reads any JSON value', () => {
  expect(parseCellJson('[{"name":"search","arguments":{"q":"x"}}]')).toEqual([
    { name: 'search', arguments: { q: 'x' } },
  ]);
  expect(parseCellJson('null')).toBeNull();
  expect(parseCellJson(nested(200))).toBeDefined();
});

it.each([
  ['no JSON', '{oops'],
  ['201 levels', nested(201)],
  ['5,000 levels', nested(5_000)],
  ['16,000 levels of objects', `${'{"a":'.repeat(16_000)}1${'}'.repeat(16_000)}`],
])('is undefined for %s', (_what, text) => expect(parseCellJson(text)).toBeUndefined());
