import { z } from 'zod';
import { connectorConfigSchema, connectorIdSchema } from './agent';
import { purposeSchema } from './dataset';
import { visualizationSchema } from './evaluator';
import { metricSettingsSchema } from './metric';

export const snapshotMetricSchema = z.object({
  /** 0-based place over all configurations; names the metric's scores within the execution. */
  index: z.number().int().min(0),
  metricId: z.uuid(),
  metricVersion: z.number().int().min(1),
  name: z.string(),
  type: z.string(),
  /** Version of the metric type's code. */
  typeVersion: z.number().int().min(1),
  settings: metricSettingsSchema,
  /** As typed; normalised within the configuration when used. */
  weight: z.number().min(0),
  threshold: z.number().min(0).max(1).nullable(),
});
export type SnapshotMetric = z.infer<typeof snapshotMetricSchema>;

export const snapshotDatasetSchema = z.object({
  datasetId: z.uuid(),
  versionId: z.uuid(),
  versionNumber: z.number().int().min(1),
  name: z.string(),
  purpose: purposeSchema,
  nCases: z.number().int().min(0),
});
export type SnapshotDataset = z.infer<typeof snapshotDatasetSchema>;

/** Everything an execution uses, frozen when it starts. Secrets stay references to credentials. */
export const executionSnapshotSchema = z.object({
  evaluator: z.object({
    id: z.uuid(),
    name: z.string(),
    compositeThreshold: z.number().min(0).max(1).nullable(),
    minCoverage: z.number().min(0).max(1),
  }),
  agent: z.object({
    id: z.uuid(),
    name: z.string(),
    versionId: z.uuid(),
    versionNumber: z.number().int().min(1),
    connector: connectorIdSchema,
    config: connectorConfigSchema,
  }),
  configurations: z.array(
    z.object({
      name: z.string(),
      datasets: z.array(snapshotDatasetSchema),
      metrics: z.array(snapshotMetricSchema),
      visualizations: z.array(visualizationSchema),
    }),
  ),
  trials: z.number().int().min(1),
});
export type ExecutionSnapshot = z.infer<typeof executionSnapshotSchema>;
