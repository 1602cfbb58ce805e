import { z } from 'zod';
import { type Role, roleSchema } from './roles';

export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  role: roleSchema,
  /** First characters of the key, to tell keys apart. */
  prefix: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const createApiKeySchema = z.object({
  name: z.string().trim().min(1).max(200),
  role: roleSchema,
  expiresAt: z.iso.datetime().nullable().default(null),
});
export type CreateApiKey = z.infer<typeof createApiKeySchema>;

/** A stored API key, as far as letting its holder in depends on it. */
export type StoredApiKey = {
  readonly id: string;
  readonly workspaceId: string;
  readonly role: Role;
  /** SHA-256 of the key in hexadecimal. */
  readonly hash: string;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly lastUsedAt: Date | null;
};
