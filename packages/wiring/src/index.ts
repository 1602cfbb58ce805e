export { type EngineEnv, engineEnvSchema } from './engine-env-schema';
export type { OpenedAccounts } from './open-accounts';
export { type OpenEngineOptions, type OpenedEngine, openEngine } from './open-engine';
