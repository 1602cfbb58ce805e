import { AppError } from '@assay/contracts';
import { expect, it } from 'vitest';
import { checkMetric } from './check-metric';
import { metricTypeView } from './metric-type-view';

async function refusal(work: Promise<unknown>): Promise<AppError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

it('saves the own name of the type and every setting under its own name, with defaults', async () => {
  const { type, settings } = await checkMetric('auto_exact_match', { case_sensitive: false }, {});
  expect(type).toBe('exact_match');
  expect(settings).toMatchObject({ caseSensitive: false, referenceColumn: 'answer', trim: false });
  expect(settings).not.toHaveProperty('case_sensitive');
});

it('names the nearest type for one that is unknown', async () => {
  expect(await refusal(checkMetric('exact_mach', {}, {}))).toMatchObject({
    code: 'metric.unknown_type',
    message: expect.stringContaining('did you mean "exact_match"?'),
    details: { fields: [{ path: 'type' }] },
  });
});

it('puts what is wrong with a setting beside its field', async () => {
  const { code, details } = await refusal(checkMetric('exact_match', { caseSensitive: 'yes' }, {}));
  expect(code).toBe('metric.invalid_settings');
  expect(details.fields?.map(({ path }) => path)).toEqual(['settings.caseSensitive']);
});

it('refuses a schema that only its library can tell is wrong, beside its place in the schema', async () => {
  const settings = { schema: { properties: { age: { type: 'integr' } } } };
  const { details } = await refusal(checkMetric('json_schema_match', settings, {}));
  expect(details.fields?.map(({ path }) => path)).toEqual(['settings.schema.properties.age.type']);
});

it('refuses a metric that needs what is not set up, and its type says why', async () => {
  const settings = { rubric: 'Is it right?' };
  const judge = async () => ({ text: '', finishReason: null });
  expect(await refusal(checkMetric('llm_judge', settings, {}))).toMatchObject({
    code: 'metric.invalid_settings',
    message: 'llm_judge needs a judge model, which is not configured here.',
    details: { fields: [{ path: 'type' }] },
  });
  expect((await checkMetric('llm_judge', settings, { judge })).type).toBe('llm_judge');
  expect(metricTypeView('llm_judge', {}).unavailableReason).toBe('needs a judge model, which is not configured here');
  expect(metricTypeView('LLMJudge', { judge }).unavailableReason).toBeNull();
  expect(metricTypeView('exact_match', {}).unavailableReason).toBeNull();
});
