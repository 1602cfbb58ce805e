import type { AgentVersion, Credential } from '@assay/contracts';
import { type FormNode, formNodes } from '../../ui/schema-form/form-node';
import type { Connector } from './connector';

/** One setting as a person reads it. */
export type ReadableSetting = {
  readonly key: string;
  readonly title: string;
  readonly help: string | undefined;
  /** Empty where nothing is set. */
  readonly text: string;
};

type Address = Pick<AgentVersion, 'connector' | 'config'>;

/** What there is to know for reading settings. */
export type SettingsReader = {
  readonly connectors: readonly Connector[];
  readonly credentials: readonly Pick<Credential, 'id' | 'name'>[];
};

/** The settings of an agent version in the order of its form, under the titles they have there. */
export function describeSettings(
  { connectors, credentials }: SettingsReader,
  address: Address,
): readonly ReadableSetting[] {
  const connector = connectors.find(({ id }) => id === address.connector);
  if (!connector) return [];
  return formNodes(connector.config).map((node) => ({
    key: node.key,
    title: node.title,
    help: node.help,
    text: readable(node, address.config[node.key], credentials),
  }));
}

function readable(node: FormNode, value: unknown, credentials: SettingsReader['credentials']): string {
  if (value === undefined || value === null || value === '') return '';
  if (node.kind === 'credential') return credentials.find(({ id }) => id === value)?.name ?? 'a deleted credential';
  if (node.kind === 'pairs') return pairsText(value);
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
}

function pairsText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, text]) => `${name}: ${String(text)}`)
    .join('\n');
}
