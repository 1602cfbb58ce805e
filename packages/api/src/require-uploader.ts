import { requireRole } from '@assay/auth';
import type { Context } from 'hono';
import type { ApiEnv } from './api-context';

/** Lets only editors upload, before any of the upload is read. @throws {AppError} `auth.forbidden` */
export async function requireUploader(context: Context<ApiEnv>, next: () => Promise<void>): Promise<void> {
  if (context.req.method === 'POST') requireRole(context.get('actor'), 'editor');
  await next();
}
