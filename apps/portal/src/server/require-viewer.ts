import 'server-only';
import { type Me, meSchema } from '@assay/contracts';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { ApiProblem } from '../data/api-problem';
import { requestedPathHeader } from '../proxy';
import { readInProcess } from './read-in-process';

/** Who is looking at this page; without a session the visitor is led to the sign-in page. */
export async function requireViewer(): Promise<Me> {
  const answer = await readInProcess('/me').catch(ignoreSignedOut);
  if (answer !== undefined) return meSchema.parse(answer);
  const here = (await headers()).get(requestedPathHeader) ?? '/';
  redirect(`/sign-in?next=${encodeURIComponent(here)}`);
}

function ignoreSignedOut(error: unknown): undefined {
  if (error instanceof ApiProblem && [401, 403].includes(error.problem.status)) return;
  throw error;
}
