export type { ConnectorCard } from './connector';
export { createAskAgent } from './create-ask-agent';
export { type ConnectorDescription, describeConnector, listConnectors } from './describe-connector';
export { parseConnectorConfig } from './parse-connector-config';
