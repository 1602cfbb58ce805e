export { cleanJson } from './clean-json';
export { type Cleaned, cleanText } from './clean-text';
export { deriveSecret } from './derive-secret';
export { type BadVariable, EnvError } from './env-error';
export { createLogger, type LogFields, type Logger, type LogLevel } from './logger';
export { parseEnv } from './parse-env';
export { createSecretBox, type SecretBox } from './secret-box';
export { generateSecretKey, secretKeySchema } from './secret-key';
export { createShutdown, type Shutdown } from './shutdown';
