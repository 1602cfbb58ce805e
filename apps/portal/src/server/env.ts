import 'server-only';
import { parseEnv } from '@assay/runtime';
import { engineEnvSchema } from '@assay/wiring';
import { z } from 'zod';

/** What the portal reads: what the engine takes, and where the sample is, when it is there. */
const portalEnvSchema = engineEnvSchema.extend({
  ASSAY_SAMPLE_AGENT_URL: z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' }).optional(),
  ASSAY_SAMPLE_DIR: z.string().optional(),
});

export type PortalEnv = z.infer<typeof portalEnvSchema>;

/**
 * The environment of the portal.
 *
 * @throws {EnvError} naming every variable that cannot be used
 */
export function readPortalEnv(env = process.env): PortalEnv {
  return parseEnv(portalEnvSchema, env);
}
