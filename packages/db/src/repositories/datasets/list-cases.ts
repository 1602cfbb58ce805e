import type { Case, CountedPage, NamedPageQuery } from '@assay/contracts';
import { z } from 'zod';
import { invalidCursor } from '../paging/invalid-cursor';
import { pageOf } from '../paging/page-of';
import type { WorkspaceContext } from '../workspace-context';
import { countCases, findCases } from './find-cases';

/** Largest position the column can hold. */
const maxPosition = 2_147_483_647;
const positionCursor = z.string().regex(/^\d+$/).pipe(z.coerce.number<string>().int().min(1).max(maxPosition));

function positionAfter(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const position = positionCursor.safeParse(cursor);
  if (!position.success) throw invalidCursor();
  return position.data;
}

/** One page of a version's cases by position. @throws {AppError} `request.invalid` for a cursor that is no position */
export async function listCases(
  context: WorkspaceContext,
  versionId: string,
  { text, cursor, limit }: NamedPageQuery,
): Promise<CountedPage<Case>> {
  const whole = { first: 1, last: maxPosition, text };
  const range = { ...whole, first: Math.min(positionAfter(cursor) + 1, maxPosition) };
  const [rows, total] = await Promise.all([
    findCases(context, versionId, range, limit + 1),
    countCases(context, versionId, whole),
  ]);
  const page = pageOf(
    rows,
    limit,
    (row) => row,
    ({ position }) => String(position),
  );
  return { ...page, total };
}
