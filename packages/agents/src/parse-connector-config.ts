import { AppError, type ConnectorConfig, connectorConfigSchema, type ErrorPlace } from '@assay/contracts';
import type { z } from 'zod';
import { findConnector } from './find-connector';
import { suggestName } from './suggest-name';

/**
 * A connector's settings, checked, with every default filled in. A setting that is null counts as not set.
 *
 * @throws {AppError} agent.unknown_connector, or agent.invalid_config with every problem in `details.fields`, where
 * `path` is dotted and an unknown setting is answered with the nearest known one
 */
export function parseConnectorConfig(id: string, config: unknown): ConnectorConfig {
  const { configSchema, title } = findConnector(id);
  const parsed = configSchema.safeParse(withoutNulls(config));
  if (parsed.success) return connectorConfigSchema.parse(parsed.data);
  const known = Object.keys(configSchema.shape);
  const fields = parsed.error.issues.flatMap((issue) => placesOf(issue, known));
  const list = fields.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; ');
  throw new AppError('agent.invalid_config', `The settings of ${title} are not right. ${list}`, { fields });
}

function withoutNulls(config: unknown): unknown {
  if (config === null || typeof config !== 'object' || Array.isArray(config)) return config;
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== null && value !== undefined));
}

function placesOf(issue: z.core.$ZodIssue, known: readonly string[]): ErrorPlace[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path.join('.'), message: issue.message }];
  return issue.keys.map((key) => ({
    path: [...issue.path, key].join('.'),
    message: `there is no such setting.${suggestName(key, known)}`,
  }));
}
