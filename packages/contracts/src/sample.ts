import { z } from 'zod';
import { createAgentSchema } from './agent';
import { createDatasetSchema } from './dataset';
import { configurationInputSchema, createEvaluatorSchema } from './evaluator';
import { createMetricSchema } from './metric';

const sampleVersionSchema = createAgentSchema.pick({ note: true, connector: true, config: true });
const sampleConfigurationSchema = configurationInputSchema.extend({
  datasets: z.array(z.string()).min(1),
  metrics: z.array(z.object({ metric: z.string(), weight: z.number() })).min(1),
});

/** The sample as its file describes it: things refer to each other by name, workbooks by path. */
export const sampleFileSchema = z.object({
  agent: createAgentSchema.pick({ name: true, description: true }).extend({
    versions: z.tuple([sampleVersionSchema]).rest(sampleVersionSchema),
  }),
  datasets: z.array(createDatasetSchema.extend({ file: z.string() })),
  metrics: z.array(createMetricSchema),
  evaluator: createEvaluatorSchema
    .omit({ agentId: true })
    .extend({ agent: z.string(), configurations: z.array(sampleConfigurationSchema).min(1) }),
});
export type SampleFile = z.infer<typeof sampleFileSchema>;

/** Whether there is a sample to load. */
export const sampleOfferSchema = z.object({ available: z.boolean() });

/** What the sample is in a workspace. */
export const loadedSampleSchema = z.object({
  agentId: z.uuid(),
  /** Numbers of the sample's versions of its agent, oldest first. */
  agentVersions: z.array(z.number().int().min(1)).min(1),
  evaluatorId: z.uuid(),
});
export type LoadedSample = z.infer<typeof loadedSampleSchema>;
