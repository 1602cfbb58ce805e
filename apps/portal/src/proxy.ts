import { type NextRequest, NextResponse } from 'next/server';

/** Header by which a page learns its own address, which Next does not tell it. */
export const requestedPathHeader = 'x-assay-requested-path';

/** Notes the address of every page asked for, so that signing in leads back to it. */
export function proxy(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers);
  headers.set(requestedPathHeader, `${request.nextUrl.pathname}${request.nextUrl.search}`);
  return NextResponse.next({ request: { headers } });
}

export const config = { matcher: ['/((?!api/|_next/|.*\\.).*)'] };
