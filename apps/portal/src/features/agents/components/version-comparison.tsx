'use client';

import type { AgentVersion } from '@assay/contracts';
import { Card } from '../../../ui/card';
import { WordDiff } from '../../../ui/word-diff';
import { compareVersions } from '../compare-versions';
import type { Connector } from '../connector';
import { useSettingsReader } from '../hooks/use-settings-reader';

type VersionComparisonProps = {
  readonly connectors: readonly Connector[];
  readonly before: AgentVersion;
  readonly after: AgentVersion;
};

/** The settings two versions differ in, word by word. */
export function VersionComparison({ connectors, before, after }: VersionComparisonProps) {
  const { changes, sameCount } = compareVersions(useSettingsReader(connectors), { before, after });
  const names = { expectedName: `v${before.number}`, actualName: `v${after.number}` };
  return (
    <Card
      title={`v${before.number} and v${after.number}`}
      note={`${count(changes.length)} ${changes.length === 1 ? 'differs' : 'differ'}, ${count(sameCount)} the same`}
    >
      {changes.length === 0 && <p className="text-sm text-ink-2">Both versions have the same settings.</p>}
      <div className="grid gap-4 empty:hidden">
        {changes.map(({ key, title, before: expected, after: actual }) => (
          <div key={key} className="grid gap-1 border-b border-line pb-4 last:border-0 last:pb-0">
            <h3 className="text-sm font-semibold">{title}</h3>
            <WordDiff expected={expected} actual={actual} {...names} />
          </div>
        ))}
      </div>
    </Card>
  );
}

function count(settings: number): string {
  return settings === 1 ? '1 setting' : `${settings} settings`;
}
