import { AppError, type ConnectorConfig, type ConnectorId } from '@assay/contracts';
import type { CredentialRepository } from '@assay/db';
import type { Connectors } from './connectors';
import { credentialOf, credentialSetting } from './credential-of';

export type CheckConfigDeps = {
  readonly connectors: Connectors;
  readonly credentials: Pick<CredentialRepository, 'get'>;
};

/**
 * A connector's settings with defaults filled in, once they can work: the credential they name exists and is of a kind
 * the connector can use.
 *
 * @throws {AppError} `agent.unknown_connector`; `agent.invalid_config` with every bad field
 */
export async function checkConfig(
  { connectors, credentials }: CheckConfigDeps,
  connector: ConnectorId,
  given: ConnectorConfig,
): Promise<ConnectorConfig> {
  const config = parse(connectors, connector, given);
  const credentialId = credentialOf(config);
  if (credentialId === undefined) return config;
  const credential = await credentials.get(credentialId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'credential.not_found') return undefined;
    throw error;
  });
  if (credential === undefined) throw badCredential(`there is no credential ${credentialId} in this workspace`);
  const kinds = connectors.credentialKinds(connector);
  if (kinds.includes(credential.kind)) return config;
  const wanted = kinds.length === 0 ? 'the connector uses none' : `the connector needs ${kinds.join(' or ')}`;
  throw badCredential(`"${credential.name}" is of kind ${credential.kind}; ${wanted}`);
}

/** Places of the problems are named as in the request, where the settings are one of its fields. */
function parse(connectors: Connectors, connector: ConnectorId, given: ConnectorConfig): ConnectorConfig {
  try {
    return connectors.parseConfig(connector, given);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'agent.invalid_config') throw error;
    const { fields = [] } = error.details;
    const placed = fields.map(({ path, message }) => ({ path: path === '' ? 'config' : `config.${path}`, message }));
    const nextStep = 'Correct the settings named and save again.';
    throw new AppError(error.code, error.message, { nextStep, ...error.details, fields: placed }, { cause: error });
  }
}

function badCredential(message: string): AppError {
  return new AppError('agent.invalid_config', `The credential cannot be used: ${message}.`, {
    fields: [{ path: `config.${credentialSetting}`, message }],
    nextStep: 'Choose a fitting credential, or create one under Settings › Credentials.',
  });
}
