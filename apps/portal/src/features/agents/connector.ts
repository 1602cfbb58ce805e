import { connectorIdSchema, credentialKindSchema } from '@assay/contracts';
import { z } from 'zod';

/** A way to reach agents, as a form shows it. */
export const connectorSchema = z.object({
  id: connectorIdSchema,
  title: z.string(),
  description: z.string(),
  /** Kinds of credential it takes; none means that it takes no credential. */
  credentialKinds: z.array(credentialKindSchema).readonly(),
  /** JSON Schema of its settings. */
  config: z.unknown(),
});
export type Connector = z.infer<typeof connectorSchema>;
