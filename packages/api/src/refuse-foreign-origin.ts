import { AppError } from '@assay/contracts';
import type { Context } from 'hono';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses changes that another site's page sends in a visitor's name (CSRF). Only browsers send cookies unasked, and
 * they say where a request comes from: in `Sec-Fetch-Site`, which no page can forge, or else in `Origin`, whose host
 * is then compared with the one asked and with the public address. A request with an `Authorization` header carries
 * its own proof.
 *
 * @param publicUrl - where browsers find Assay, when a proxy rewrites the host
 */
export function refuseForeignOrigin(publicUrl: string | undefined) {
  const publicHost = publicUrl === undefined ? undefined : new URL(publicUrl).host;
  return async ({ req }: Context, next: () => Promise<void>): Promise<void> => {
    const isOwn = reading.has(req.method) || req.header('authorization') !== undefined;
    if (!isOwn && isForeign(req.header('sec-fetch-site'), req.header('origin'), [hostOf(req), publicHost])) {
      throw new AppError('auth.forbidden', 'This request comes from a page of another site.', {
        nextStep: 'Send it from Assay itself, or with an API key. Behind a proxy, set ASSAY_PUBLIC_URL.',
      });
    }
    await next();
  };
}

function hostOf(request: Context['req']): string {
  return request.header('host') ?? new URL(request.url).host;
}

function isForeign(site: string | undefined, origin: string | undefined, own: readonly (string | undefined)[]) {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && !own.includes(URL.canParse(origin) ? new URL(origin).host : origin);
}
