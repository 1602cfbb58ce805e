import { parseEnv } from '@assay/runtime';
import { engineEnvSchema } from '@assay/wiring';
import { z } from 'zod';

const largestPort = 65_535;
const port = z.coerce.number().refine((number) => Number.isInteger(number) && number >= 1 && number <= largestPort, {
  error: `must be a port, a whole number from 1 to ${largestPort}`,
});

/** What the launcher reads: the variables of its children, and where it keeps and serves things. */
const launcherEnvSchema = engineEnvSchema.partial({ DATABASE_URL: true, ASSAY_SECRET_KEY: true }).extend({
  // The agents people try first run on this machine.
  ASSAY_ALLOW_LOOPBACK: z.enum(['true', 'false']).default('true'),
  ASSAY_DATA_DIR: z.string().optional(),
  PORT: port.default(4_400),
  FAQ_AGENT_PORT: port.optional(),
});

export type LauncherEnv = z.infer<typeof launcherEnvSchema>;

/**
 * The environment of the launcher.
 *
 * @throws {EnvError} naming every variable that cannot be used
 */
export function readLauncherEnv(env = process.env): LauncherEnv {
  return parseEnv(launcherEnvSchema, env);
}

/** The environment of a child process: ours, with what the launcher settled on top. */
export function childEnv(settled: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return { ...process.env, ...settled };
}
