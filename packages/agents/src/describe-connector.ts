import { connectorIdSchema } from '@assay/contracts';
import { z } from 'zod';
import type { Connector, ConnectorCard } from './connector';
import { findConnector } from './find-connector';

/** A connector with the JSON schema of its settings, in the order of the form. */
export type ConnectorDescription = ConnectorCard & { readonly config: Readonly<Record<string, unknown>> };

/** Every connector there is, in the order people are offered them. */
export function listConnectors(): readonly ConnectorDescription[] {
  return connectorIdSchema.options.map(describeConnector);
}

/**
 * One connector.
 *
 * @throws {AppError} agent.unknown_connector
 */
export function describeConnector(id: string): ConnectorDescription {
  return describe(findConnector(id));
}

function describe({ id, title, description, credentialKinds, configSchema }: Connector): ConnectorDescription {
  return { id, title, description, credentialKinds, config: { ...z.toJSONSchema(configSchema, { io: 'input' }) } };
}
