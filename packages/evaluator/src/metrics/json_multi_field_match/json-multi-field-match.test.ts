import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildMetric, type Json } from '../../index';

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value));

it('gives full marks to an object that equals the reference, however its fields are compared', async () => {
  const record = fc.dictionary(fc.constantFrom('a', 'b', 'c.d'), fc.jsonValue({ maxDepth: 2 }));
  const compare = fc.constantFrom('exact', 'ignore_case', 'numeric', 'unordered_list', 'contains');
  await fc.assert(
    fc.asyncProperty(record, compare, async (value, comparison) => {
      const fields = ['a', '$.b', '/c.d'].map((path) => ({ path, compare: comparison }));
      const sample = { input: '', output: plain(value), references: [JSON.stringify(value)], metadata: {} };
      expect(await buildMetric('json_multi_field_match', { fields }).evaluate(sample)).toMatchObject({ score: 1 });
    }),
  );
});

it.each([
  ['$.a[', 'is not a JSONPath (RFC 9535): unclosed bracketed selection'],
  ['/a~2', 'is not a JSON Pointer (RFC 6901): "~" at character 3 must be followed by 0 or 1'],
  ['a[0]', 'has a bracket at character 2'],
  ['', 'must not be empty'],
  ['$..a..b..c', 'uses ".." 3 times; at most 2 are followed'],
])('refuses the path %s with its fault', (path, fault) => {
  for (const field of [path, { path }]) {
    expect(() => buildMetric('json_multi_field_match', { fields: ['ok', field] })).toThrow(`fields.1`);
    expect(() => buildMetric('json_multi_field_match', { fields: ['ok', field] })).toThrow(fault);
  }
});

it('refuses no fields and weights that are all 0', () => {
  expect(() => buildMetric('json_multi_field_match', { fields: [] })).toThrow('give at least one field');
  const fields = [{ path: 'a', weight: 0 }];
  expect(() => buildMetric('json_multi_field_match', { fields })).toThrow('give at least one field a weight above 0');
});

it('cannot be hung by a pattern inside a JSONPath', async () => {
  const metric = buildMetric('json_multi_field_match', { fields: ["$.a[?search(@, '^(a+)+$')]"] });
  const sample = { input: '', output: { a: [`${'a'.repeat(50_000)}!`] }, references: [{ a: ['b'] }], metadata: {} };
  expect(await metric.evaluate(sample)).toMatchObject({
    score: 1,
    subScores: [{ value: { expected: [], actual: [] } }],
  });
});
