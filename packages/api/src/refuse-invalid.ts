import { AppError } from '@assay/contracts';
import type { Hook } from '@hono/zod-openapi';
import type { ApiEnv } from './api-context';

/** Turns a request that does not match its schema into a problem that names every field. */
export const refuseInvalid: Hook<unknown, ApiEnv, string, unknown> = (result) => {
  if (result.success) return;
  const fields = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  const [first] = fields;
  const where = first === undefined || first.path === '' ? '' : ` at ${first.path}`;
  throw new AppError(
    'request.invalid',
    `The ${result.target} does not match${where}: ${first?.message ?? 'see fields'}.`,
    {
      fields,
      nextStep: 'Correct the named fields and send the request again.',
    },
  );
};
