import { expect, it } from 'vitest';
import { pathProblem, selectPath } from './select-path';

const value = { data: { answers: [{ text: 'a' }, { text: 'b' }], 'a/b': { 'c~d': 1 } } };

it.each([
  ['$.data.answers[0].text', ['a']],
  ['$.data.answers[*].text', ['a', 'b']],
  ["$.data.answers[?@.text == 'b'].text", ['b']],
  ['/data/answers/1/text', ['b']],
  ['/data/a~1b/c~0d', [1]],
  ['data.answers.0.text', ['a']],
  ['', [value]],
  ['data.nothing', []],
  ['data.answers.x', []],
  ['data.answers.-1', []],
  ['/constructor/name', []],
  ['$.data.nothing', []],
])('%s finds %j', (path, found) => {
  expect(selectPath(value, path)).toEqual(found);
});

it('says what is wrong with a JSONPath', () => {
  expect(pathProblem('$.a[')).toMatch('is not a JSONPath');
  expect(pathProblem('$.a[0]')).toBeUndefined();
  expect(pathProblem('a.b')).toBeUndefined();
});
