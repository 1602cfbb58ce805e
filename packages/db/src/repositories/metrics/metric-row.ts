import { type Metric, metricSettingsSchema } from '@assay/contracts';
import { z } from 'zod';
import { isoTime } from '../sql/row-fields';

/** A metric with its latest version, as `selectMetrics` selects it. */
export const metricRow = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: isoTime,
  archivedAt: isoTime.nullable(),
  versionId: z.string(),
  version: z.number(),
  type: z.string(),
  settings: metricSettingsSchema,
  threshold: z.number().nullable(),
  rationale: z.string(),
}) satisfies z.ZodType<Metric>;

/** Metrics `m` with their latest version `v`. */
export const selectMetrics = `SELECT m.id, m.name, m.created_at AS "createdAt", m.archived_at AS "archivedAt",
    v.id AS "versionId", v.number AS version, v.type, v.settings, v.threshold, v.rationale
  FROM metric m
  JOIN LATERAL (SELECT * FROM metric_version WHERE metric_id = m.id ORDER BY number DESC LIMIT 1) v ON true`;
