import type { PredictionQuery } from '@assay/contracts';
import { validate } from 'uuid';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../paging/cursor';
import type { SqlValues } from '../sql/sql-values';

const uuid = z.string().refine((id) => validate(id));
const placeCursor = z.tuple([z.literal('position'), uuid, z.int32(), z.int32()]);
const rankCursor = { score: rankCursorOf('score'), latency: rankCursorOf('latency') } as const;
type RankCursor = z.infer<(typeof rankCursor)['score' | 'latency']>;

function rankCursorOf<Sort extends 'score' | 'latency'>(sort: Sort) {
  return z.tuple([z.literal(sort), z.number().nullable(), uuid]);
}

/** What a page's rows are ordered and continued by. */
export type OrderedRow = {
  readonly id: string;
  readonly datasetVersionId: string;
  readonly position: number;
  readonly trial: number;
  readonly rank: number | null;
};

export type PredictionOrder = {
  /** The value a row is ranked by; null in every row when ordered by position. */
  readonly rank: string;
  readonly orderBy: string;
  /** The same order for a prediction `p` joined to its row `page`, which holds its rank. */
  readonly pageOrderBy: string;
  /** The condition that leaves out the pages before; undefined on the first. */
  readonly after: string | undefined;
  readonly cursorOf: (row: OrderedRow) => string;
};

/** In the order of the datasets' cases, which an index of the table has. */
function orderByPosition(bind: SqlValues['bind'], { cursor, order }: PredictionQuery): PredictionOrder {
  const key = ['p.dataset_version_id', 'p.position', 'p.trial'];
  const comparison = order === 'asc' ? '>' : '<';
  const place = cursor === undefined ? undefined : decodeCursor(placeCursor, cursor);
  const orderBy = key.map((column) => `${column} ${order}`).join(', ');
  return {
    rank: 'NULL::float8',
    orderBy,
    pageOrderBy: orderBy,
    after:
      place &&
      `(${key.join(', ')}) ${comparison} (${bind(place[1])}::uuid, ${bind(place[2])}::int, ${bind(place[3])}::int)`,
    cursorOf: ({ datasetVersionId, position, trial }) => encodeCursor(['position', datasetVersionId, position, trial]),
  };
}

/** By a value that may be missing: rows without one come last either way; the id settles ties. */
function orderByRank(
  bind: SqlValues['bind'],
  { cursor, order }: PredictionQuery,
  sort: 'score' | 'latency',
  rank: string,
): PredictionOrder {
  return {
    rank,
    orderBy: `${rank} ${order} NULLS LAST, p.id`,
    pageOrderBy: `page.rank ${order} NULLS LAST, p.id`,
    after:
      cursor === undefined
        ? undefined
        : afterRank(bind, decodeCursor<RankCursor>(rankCursor[sort], cursor), rank, order),
    cursorOf: (row) => encodeCursor([sort, row.rank, row.id]),
  };
}

function afterRank(
  bind: SqlValues['bind'],
  [, value, id]: RankCursor,
  rank: string,
  order: PredictionQuery['order'],
): string {
  const lastId = `${bind(id)}::uuid`;
  if (value === null) return `(${rank} IS NULL AND p.id > ${lastId})`;
  const last = `${bind(value)}::float8`;
  const beyond = `${rank} ${order === 'asc' ? '>' : '<'} ${last}`;
  return `(${beyond} OR ${rank} IS NULL OR (${rank} = ${last} AND p.id > ${lastId}))`;
}

/**
 * The order a query asks for, continued after its cursor.
 *
 * @param scoreRank - SQL of the score a prediction is ranked by
 * @throws {AppError} `request.invalid` for a cursor of another list or another sort
 */
export function predictionOrder(bind: SqlValues['bind'], query: PredictionQuery, scoreRank: string): PredictionOrder {
  if (query.sort === 'position') return orderByPosition(bind, query);
  return orderByRank(bind, query, query.sort, query.sort === 'score' ? scoreRank : 'p.latency_ms');
}
