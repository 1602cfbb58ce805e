import { expect, it } from 'vitest';
import { z } from 'zod';
import { EnvError } from './env-error';
import { parseEnv } from './parse-env';
import { secretKeySchema } from './secret-key';

const schema = z.object({
  ASSAY_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  ASSAY_SECRET_KEY: secretKeySchema,
  DATABASE_URL: z.url(),
});
const key = 'ab'.repeat(32);

it('gives the parsed values and defaults', () => {
  expect(parseEnv(schema, { ASSAY_SECRET_KEY: key, DATABASE_URL: 'postgres://localhost/a', ASSAY_PORT: '' })).toEqual({
    ASSAY_PORT: 3000,
    ASSAY_SECRET_KEY: key,
    DATABASE_URL: 'postgres://localhost/a',
  });
});

it('names every bad variable at once, and no value', () => {
  const attempt = () => parseEnv(schema, { ASSAY_SECRET_KEY: 'tooshort', ASSAY_PORT: '99999999' });
  expect(attempt).toThrow(EnvError);
  expect(attempt).toThrow(
    /ASSAY_PORT: .*65535[\s\S]*ASSAY_SECRET_KEY: must be 32 bytes[\s\S]*DATABASE_URL: is not set/,
  );
  expect(attempt).not.toThrow(/tooshort|99999999/);
});
