import type { z } from 'zod';
import { EnvError } from './env-error';

/**
 * The environment as the schema describes it. A variable set to nothing counts as not set, because that is
 * what an empty line in a `.env` file means.
 *
 * @throws {EnvError} naming every bad variable, without their values
 */
export function parseEnv<Schema extends z.ZodObject>(
  schema: Schema,
  env: Readonly<Record<string, string | undefined>>,
): z.infer<Schema> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  throw new EnvError(
    parsed.error.issues.map(({ path, message }) => {
      const name = path.join('.') || '(several)';
      return { name, message: name in set || path.length === 0 ? message : 'is not set' };
    }),
  );
}
