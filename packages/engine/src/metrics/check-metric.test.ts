import { AppError } from '@assay/contracts';
import { expect, it } from 'vitest';
import { checkMetric } from './check-metric';

function refusal(work: () => unknown): AppError {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

it('saves the own name of the type and every setting under its own name, with defaults', () => {
  const { type, settings } = checkMetric('auto_exact_match', { case_sensitive: false }, {});
  expect(type).toBe('exact_match');
  expect(settings).toMatchObject({ caseSensitive: false, referenceColumn: 'answer', trim: false });
  expect(settings).not.toHaveProperty('case_sensitive');
});

it('names the nearest type for one that is unknown', () => {
  expect(refusal(() => checkMetric('exact_mach', {}, {}))).toMatchObject({
    code: 'metric.unknown_type',
    message: expect.stringContaining('did you mean "exact_match"?'),
    details: { fields: [{ path: 'type' }] },
  });
});

it('puts what is wrong with a setting beside its field', () => {
  const { code, details } = refusal(() => checkMetric('exact_match', { caseSensitive: 'yes' }, {}));
  expect(code).toBe('metric.invalid_settings');
  expect(details.fields?.map(({ path }) => path)).toEqual(['settings.caseSensitive']);
});
