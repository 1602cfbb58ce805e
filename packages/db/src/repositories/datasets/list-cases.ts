import type { Case, Page, PageQuery } from '@assay/contracts';
import { z } from 'zod';
import { invalidCursor } from '../paging/invalid-cursor';
import { pageOf } from '../paging/page-of';
import type { WorkspaceContext } from '../workspace-context';
import { findCases } from './find-cases';

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
export async function listCases(context: WorkspaceContext, versionId: string, page: PageQuery): Promise<Page<Case>> {
  const after = positionAfter(page.cursor);
  const range = { first: Math.min(after + 1, maxPosition), last: maxPosition };
  const rows = await findCases(context, versionId, range, page.limit + 1);
  return pageOf(
    rows,
    page.limit,
    (row) => row,
    ({ position }) => String(position),
  );
}
