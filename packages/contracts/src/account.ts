import { z } from 'zod';
import { roleSchema } from './roles';

/** Characters a password has at least and at most. */
export const passwordLength = { min: 10, max: 200 } as const;

/** Longest address there is (RFC 5321, 4.5.3.1.3, without its brackets). */
const longestEmail = 254;

const emailSchema = z.string().trim().max(longestEmail).pipe(z.email('must be an e-mail address'));

/** Who is asking, in which workspace, with which role; `user` is null for an API key. */
export const meSchema = z.object({
  id: z.string(),
  workspaceId: z.uuid(),
  workspaceName: z.string(),
  role: roleSchema,
  user: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
});
export type Me = z.infer<typeof meSchema>;

/** Whether the first account is still to be made. */
export const setupStatusSchema = z.object({ needed: z.boolean() });

/** The first account, made by whoever holds the one-time link; `token` is the link's. */
export const createFirstAccountSchema = z.object({
  token: z.string().min(1).max(200),
  name: z.string().trim().min(1).max(200),
  email: emailSchema,
  password: z
    .string()
    .min(passwordLength.min, `must have at least ${passwordLength.min} characters`)
    .max(passwordLength.max, `must have at most ${passwordLength.max} characters`),
});
export type CreateFirstAccount = z.infer<typeof createFirstAccountSchema>;

/** What signing in takes. Not held to the rules of new passwords, so that a wrong one is simply wrong. */
export const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(passwordLength.max),
});
export type SignIn = z.infer<typeof signInSchema>;
