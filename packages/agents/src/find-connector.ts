import { AppError } from '@assay/contracts';
import type { Connector } from './connector';
import { connectors } from './registry.gen';
import { suggestName } from './suggest-name';

/**
 * The connector of that id.
 *
 * @throws {AppError} agent.unknown_connector naming the nearest known one
 */
export function findConnector(id: string): Connector {
  const found = connectors.find((connector) => connector.id === id);
  if (found) return found;
  const ids = connectors.map((connector) => connector.id);
  throw new AppError('agent.unknown_connector', `There is no connector "${id}".${suggestName(id, ids)}`);
}
