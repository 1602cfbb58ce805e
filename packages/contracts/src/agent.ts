import { z } from 'zod';
import { jsonSchema } from './json';

/** Connector ids; each is one folder of the agents package. */
export const connectorIdSchema = z.enum(['openai_compatible', 'http', 'recorded']);
export type ConnectorId = z.infer<typeof connectorIdSchema>;

/** A connector's settings; the connector's own schema says more. */
export const connectorConfigSchema = z.record(z.string(), jsonSchema);
export type ConnectorConfig = z.infer<typeof connectorConfigSchema>;

export const agentVersionSchema = z.object({
  id: z.uuid(),
  number: z.number().int().min(1),
  connector: connectorIdSchema,
  config: connectorConfigSchema,
  note: z.string(),
  createdAt: z.iso.datetime(),
});
export type AgentVersion = z.infer<typeof agentVersionSchema>;

export const agentSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  latestVersion: agentVersionSchema,
  createdAt: z.iso.datetime(),
  archivedAt: z.iso.datetime().nullable(),
});
export type Agent = z.infer<typeof agentSchema>;

const name = z.string().trim().min(1).max(200).meta({ title: 'Name' });

export const createAgentSchema = z.object({
  name,
  description: z.string().max(2_000).default(''),
  connector: connectorIdSchema,
  config: connectorConfigSchema,
  note: z.string().max(500).default('').meta({ description: 'What this version is' }),
});
export type CreateAgent = z.infer<typeof createAgentSchema>;

/** A change of connector or config makes a new version; name and description do not. */
export const updateAgentSchema = createAgentSchema
  .extend({
    // Without their defaults, so that a field left out stays as it is.
    description: createAgentSchema.shape.description.unwrap(),
    note: createAgentSchema.shape.note.unwrap(),
  })
  .partial();
export type UpdateAgent = z.infer<typeof updateAgentSchema>;

export const tryAgentSchema = z.object({
  connector: connectorIdSchema,
  config: connectorConfigSchema,
  question: z.string().min(1).max(100_000),
});
export type TryAgent = z.infer<typeof tryAgentSchema>;
