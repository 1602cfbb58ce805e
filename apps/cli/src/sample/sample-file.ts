import { readFileSync } from 'node:fs';
import path from 'node:path';
import { connectorIdSchema, metricSettingsSchema, purposeSchema, visualizationSchema } from '@assay/contracts';
import { z } from 'zod';
import { findRoot } from '../find-root';

const sampleSchema = z.object({
  agent: z.object({
    name: z.string(),
    description: z.string(),
    versions: z
      .array(z.object({ note: z.string(), connector: connectorIdSchema, config: z.record(z.string(), z.json()) }))
      .min(1),
  }),
  datasets: z.array(z.object({ file: z.string(), name: z.string(), description: z.string(), purpose: purposeSchema })),
  metrics: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      settings: metricSettingsSchema,
      threshold: z.number(),
      rationale: z.string(),
    }),
  ),
  evaluator: z.object({
    name: z.string(),
    description: z.string(),
    agent: z.string(),
    compositeThreshold: z.number(),
    thresholdRationale: z.string(),
    minCoverage: z.number(),
    configurations: z.array(
      z.object({
        name: z.string(),
        datasets: z.array(z.string()),
        metrics: z.array(z.object({ metric: z.string(), weight: z.number() })),
        weightsRationale: z.string(),
        visualizations: z.array(visualizationSchema),
      }),
    ),
  }),
});

/** The sample as the examples folder describes it: things refer to each other by name. */
export type Sample = z.infer<typeof sampleSchema>;
export type SampleVersion = Sample['agent']['versions'][number];

const examples = path.join(findRoot(), 'examples');

/** The sample with the port its agent listens on. */
export function readSample(agentPort: number): Sample {
  const text = readFileSync(path.join(examples, 'sample.json'), 'utf8');
  return sampleSchema.parse(JSON.parse(text.replaceAll('{port}', String(agentPort))));
}

/** A dataset's workbook. */
export function readWorkbook(file: string): Blob {
  return new Blob([readFileSync(path.join(examples, file))]);
}
