import { passwordLength } from '@assay/contracts';
import type { BetterAuthOptions } from 'better-auth';
import { prismaAdapter } from 'better-auth/adapters/prisma';

export type AccountsSettings = {
  /** The Prisma client of the account tables, or one bound to a transaction. */
  readonly tables: object;
  /** Signs cookies; 32 random bytes or more. */
  readonly secret: string;
  /** Where browsers find Assay; on https the cookie is sent over https alone. */
  readonly publicUrl: string | undefined;
  /** Told of failures of the account library. */
  readonly onError: (message: string, details: readonly unknown[]) => void;
};

const hour = 3_600;
const day = 24 * hour;

/** Only the cookie's name and path depend on it: the library's own HTTP handler is not used. */
const unnamedHost = 'http://127.0.0.1';

/**
 * How accounts work: e-mail and password, sessions in the database for 14 days, renewed daily while used. An e-mail
 * address is not verified, because an installation need not be able to send mail.
 */
export function accountOptions({ tables, secret, publicUrl, onError }: AccountsSettings) {
  return {
    database: prismaAdapter(tables, { provider: 'postgresql' }),
    secret,
    baseURL: publicUrl ?? unnamedHost,
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: false,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
    },
    session: {
      expiresIn: 14 * day,
      updateAge: day,
      additionalFields: { activeWorkspaceId: { type: 'string', required: false, input: false } },
    },
    advanced: {
      cookiePrefix: 'assay',
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
    },
    // Sign-ins are throttled where they are answered; the library only throttles its own handler.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message, ...details) => onError(message, details) },
  } satisfies BetterAuthOptions;
}
