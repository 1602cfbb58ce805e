import { describeConnector, parseConnectorConfig } from '@assay/agents';
import type { ConnectorConfig, ConnectorId, CredentialKind } from '@assay/contracts';

/** What saving an agent needs to know of its connector. */
export type Connectors = {
  /** The settings with defaults filled in. @throws {AppError} `agent.unknown_connector` | `agent.invalid_config` with each bad setting */
  readonly parseConfig: (connector: ConnectorId, config: ConnectorConfig) => ConnectorConfig;
  /** Kinds of credential the connector can use; empty when it uses none. */
  readonly credentialKinds: (connector: ConnectorId) => readonly CredentialKind[];
};

/** The connectors of the agents package. */
export const connectors: Connectors = {
  parseConfig: parseConnectorConfig,
  credentialKinds: (connector) => describeConnector(connector).credentialKinds,
};
