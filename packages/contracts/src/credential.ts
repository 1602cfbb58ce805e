import { z } from 'zod';

export const credentialKindSchema = z.enum(['openai_compatible', 'http_header', 'secret']);
export type CredentialKind = z.infer<typeof credentialKindSchema>;

/** A credential as the API shows it: never its secret, only its last characters. */
export const credentialSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: credentialKindSchema,
  /** Last four characters of the secret, or empty for a short one. */
  hint: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Credential = z.infer<typeof credentialSchema>;

export const createCredentialSchema = z.object({
  name: z.string().trim().min(1).max(200),
  kind: credentialKindSchema,
  secret: z.string().min(1).max(20_000),
});
export type CreateCredential = z.infer<typeof createCredentialSchema>;

export const updateCredentialSchema = z.object({ secret: z.string().min(1).max(20_000) });
