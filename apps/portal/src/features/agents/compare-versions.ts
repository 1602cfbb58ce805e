import type { AgentVersion } from '@assay/contracts';
import { describeSettings, type SettingsReader } from './describe-settings';

/** One setting two versions differ in; an empty text means not set. */
export type SettingChange = {
  readonly key: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
};

type Versions = { readonly before: AgentVersion; readonly after: AgentVersion };

/** What differs between two versions of an agent, in the order of the form; and how many settings are the same. */
export function compareVersions(
  reader: SettingsReader,
  { before, after }: Versions,
): { readonly changes: readonly SettingChange[]; readonly sameCount: number } {
  const titleOf = (version: AgentVersion) =>
    reader.connectors.find(({ id }) => id === version.connector)?.title ?? version.connector;
  const rows = new Map<string, SettingChange>([
    ['connector', { key: 'connector', title: 'Connector', before: titleOf(before), after: titleOf(after) }],
  ]);
  for (const { key, title, text } of describeSettings(reader, before)) {
    rows.set(`config.${key}`, { key, title, before: text, after: '' });
  }
  for (const { key, title, text } of describeSettings(reader, after)) {
    rows.set(`config.${key}`, { key, title, before: rows.get(`config.${key}`)?.before ?? '', after: text });
  }
  const changes = [...rows.values()].filter((row) => row.before !== row.after);
  return { changes, sameCount: rows.size - changes.length };
}
