import { secretKeySchema } from '@assay/runtime';
import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** The environment every process that opens the engine reads; processes add their own variables to it. */
export const engineEnvSchema = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  ASSAY_QUEUE_PREFIX: z
    .string()
    .regex(/^[\w-]+$/, 'must be letters, digits, _ and - only')
    .default('assay'),
  ASSAY_SECRET_KEY: secretKeySchema,
  ASSAY_PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  ASSAY_ALLOW_LOOPBACK: flag.default(false),
  ASSAY_ALLOW_PRIVATE: flag.default(false),
  ASSAY_ALLOW_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((host) => host.trim() || [])),
  ASSAY_LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ASSAY_DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  ASSAY_MAX_UPLOAD_MB: z.coerce.number().int().min(1).max(1_024).default(128),
});

export type EngineEnv = z.infer<typeof engineEnvSchema>;
