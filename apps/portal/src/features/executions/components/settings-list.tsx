import { isValidElement, type ReactNode } from 'react';
import { KeyValueList } from '../../../ui/key-value-list';

type SettingsListProps = {
  /** Settings by name: JSON, or something ready to show. */
  readonly settings: Readonly<Record<string, unknown>>;
};

/** Settings one a line, whatever their shape. */
export function SettingsList({ settings }: SettingsListProps) {
  return <KeyValueList entries={Object.entries(settings).map(([name, value]) => ({ name, value: show(value) }))} />;
}

function show(value: unknown): ReactNode {
  if (isValidElement(value)) return value;
  if (value === null || value === '') return <span className="font-normal text-ink-3">none</span>;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return <span className="whitespace-pre-wrap">{value}</span>;
  const text = JSON.stringify(value);
  if (text === '{}' || text === '[]') return <span className="font-normal text-ink-3">none</span>;
  return <code className="font-mono text-xs break-all">{text}</code>;
}
