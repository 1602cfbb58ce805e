'use client';

import type { AgentVersion } from '@assay/contracts';
import { Card } from '../../../ui/card';
import type { Connector } from '../connector';
import { describeSettings } from '../describe-settings';
import { useSettingsReader } from '../hooks/use-settings-reader';

type AgentSettingsProps = { readonly version: AgentVersion; readonly connectors: readonly Connector[] };

/** The settings of a version, each with what it means. */
export function AgentSettings({ version, connectors }: AgentSettingsProps) {
  const settings = describeSettings(useSettingsReader(connectors), version);
  return (
    <Card title="Settings" note={`version ${version.number}, the latest`}>
      {settings.length === 0 && <p className="text-sm text-ink-3">This connector has nothing to set.</p>}
      <dl className="-my-2 text-sm empty:hidden">
        {settings.map(({ key, title, help, text }) => (
          <div key={key} className="grid gap-x-5 gap-y-1 border-b border-line py-2 last:border-0 sm:grid-cols-2">
            <dt>
              <span className="font-medium">{title}</span>
              <span className="block text-pretty text-xs text-ink-3 empty:hidden">{help}</span>
            </dt>
            <dd className="min-w-0 font-mono break-words whitespace-pre-wrap">
              {text || <span className="font-sans text-ink-3">not set</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
