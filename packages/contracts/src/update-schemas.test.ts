import { expect, it } from 'vitest';
import { updateAgentSchema, updateEvaluatorSchema, updateMetricSchema } from './index';

it.each([
  ['agent', updateAgentSchema],
  ['metric', updateMetricSchema],
  ['evaluator', updateEvaluatorSchema],
])('leaves out of a change of an %s what was left out of the request', (_noun, schema) => {
  expect(schema.parse({ name: 'New name' })).toEqual({ name: 'New name' });
});
