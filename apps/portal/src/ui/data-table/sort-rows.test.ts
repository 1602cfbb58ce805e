import { expect, it } from 'vitest';
import { sortRows } from './sort-rows';

const rows = [
  { id: 'a10', score: 0.2, group: 'x' },
  { id: 'a9', score: null, group: 'y' },
  { id: 'A1', score: 0.9, group: 'x' },
  { id: 'b', score: 0.5, group: 'y' },
];
const cellOf = (row: (typeof rows)[number], column: string) => {
  if (column === 'score') return row.score;
  return column === 'group' ? row.group : row.id;
};
const order = (...sort: { id: string; desc: boolean }[]) => sortRows(rows, sort, cellOf).map(({ id }) => id);

it('sorts texts with their numbers as people do', () =>
  expect(order({ id: 'id', desc: false })).toEqual(['A1', 'a9', 'a10', 'b']));

it('puts missing values last in both directions', () => {
  expect(order({ id: 'score', desc: false })).toEqual(['a10', 'b', 'A1', 'a9']);
  expect(order({ id: 'score', desc: true })).toEqual(['A1', 'b', 'a10', 'a9']);
});

it('breaks ties by the next step', () =>
  expect(order({ id: 'group', desc: true }, { id: 'score', desc: false })).toEqual(['b', 'a9', 'a10', 'A1']));

it('keeps the order without a step', () => expect(order()).toEqual(rows.map(({ id }) => id)));
