import { parseEnv } from '@assay/runtime';
import { type EngineEnv, engineEnvSchema } from '@assay/wiring';

/**
 * The environment of the worker: what opening the engine takes.
 *
 * @throws {EnvError} naming every variable that cannot be used
 */
export function readWorkerEnv(env = process.env): EngineEnv {
  return parseEnv(engineEnvSchema, env);
}
