import type { ConnectorConfig } from '@assay/contracts';

/** Setting of a connector that names the credential it uses. */
export const credentialSetting = 'credentialId';

/** Id of the credential a connector's settings name; undefined when they name none. */
export function credentialOf(config: ConnectorConfig): string | undefined {
  const id = config[credentialSetting];
  return typeof id === 'string' && id !== '' ? id : undefined;
}
