import type { Progress } from '@assay/contracts';
import { z } from 'zod';

/** Rates are those of the last so many seconds. */
const rateWindowSeconds = 10;
/** Ids are time-ordered, so only the newest of the primary key are read; clocks of workers may be off by the rest. */
const idWindowSeconds = 60;

/** What `progressColumns` selects. */
export const progressRow = z.object({
  total: z.number(),
  done: z.number(),
  errors: z.number(),
  recent: z.number().nullable(),
  runningSeconds: z.number().nullable(),
});

/**
 * Counts of an execution `e` taken from its stored predictions, all from indexes. A COMPLETED one can get no further
 * predictions: the counts written when its outcome was saved stand for the rows.
 */
export const progressColumns = `e.n_total AS total,
  CASE WHEN e.status = 'COMPLETED' AND e.summary ? 'done' THEN (e.summary ->> 'done')::int
    ELSE (SELECT count(*)::int FROM prediction p WHERE p.execution_id = e.id) END AS done,
  CASE WHEN e.status = 'COMPLETED' AND e.summary ? 'errors' THEN (e.summary ->> 'errors')::int
    ELSE (SELECT count(*)::int FROM prediction p
          WHERE p.execution_id = e.id AND p.error_code IS NOT NULL) END AS errors,
  CASE WHEN e.status = 'RUNNING' THEN (
    SELECT count(*)::int FROM prediction p
    WHERE p.id > (lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint - ${idWindowSeconds * 1_000}), 12, '0')
        || repeat('0', 20))::uuid
      AND p.execution_id = e.id AND p.created_at > now() - interval '${rateWindowSeconds} seconds') END AS recent,
  CASE WHEN e.status = 'RUNNING'
    THEN extract(epoch FROM now() - e.started_at)::float8 END AS "runningSeconds"`;

/** Progress as the contracts say it: never over the total; rate and time left only while running. */
export function toProgress({ total, done, errors, recent, runningSeconds }: z.infer<typeof progressRow>): Progress {
  const shown = { total, done: Math.min(done, total), errors: Math.min(errors, total) };
  if (recent === null || done === 0) return { ...shown, ratePerSecond: null, secondsLeft: null };
  const seconds = Math.min(rateWindowSeconds, Math.max(1, runningSeconds ?? rateWindowSeconds));
  const ratePerSecond = recent / seconds;
  const secondsLeft = ratePerSecond > 0 ? (total - shown.done) / ratePerSecond : null;
  return { ...shown, ratePerSecond, secondsLeft };
}
