'use client';

import type { Dataset, DatasetVersion } from '@assay/contracts';
import { Archive, Ellipsis, Upload } from 'lucide-react';
import { Badge } from '../../../ui/badge';
import { DateText } from '../../../ui/date-text';
import { IconButton } from '../../../ui/icon-button';
import { Menu } from '../../../ui/menu';
import { PageHeader } from '../../../ui/page-header';
import { Select } from '../../../ui/select';
import { useMissingRole } from '../../shell';
import { purposeLabel } from '../purposes';
import { ActionLink } from './action-link';

type DatasetHeaderProps = {
  readonly dataset: Dataset;
  /** The version that is shown, once it is known. */
  readonly version: DatasetVersion | undefined;
  readonly number: number;
  readonly onVersion: (number: number) => void;
  readonly onArchive: () => void;
};

/** Name, facts and actions of a dataset, and which of its versions is shown. */
export function DatasetHeader({ dataset, version, number, onVersion, onArchive }: DatasetHeaderProps) {
  const disabledReason = useMissingRole('editor');
  const latest = dataset.latestVersion.number;
  const options = Array.from({ length: latest }, (_, index) => {
    const value = String(latest - index);
    return { value, label: `Version ${value}`, ...(index === 0 && { description: 'The latest' }) };
  });
  const archive = { label: 'Archive', icon: <Archive />, isDestructive: true, onSelect: onArchive };
  const facts = [
    { name: 'Purpose', value: purposeLabel(dataset.purpose) },
    { name: 'Cases', value: version?.nCases.toLocaleString('en') ?? '…' },
    { name: 'Version', value: `v${number} of ${latest}` },
    { name: 'File', value: version?.fileName ?? '…' },
    { name: 'Uploaded', value: version ? <DateText iso={version.createdAt} /> : '…' },
    { name: 'Created', value: <DateText iso={dataset.createdAt} /> },
  ];
  return (
    <div className="grid gap-3">
      <PageHeader
        title={dataset.name}
        badge={dataset.archivedAt !== null && <Badge>Archived</Badge>}
        facts={facts}
        actions={
          <>
            <Select
              label="Version shown"
              options={options}
              value={String(number)}
              onValueChange={(value) => onVersion(Number(value))}
              className="w-36"
            />
            <ActionLink
              variant="primary"
              href={`/datasets/${dataset.id}/new-version`}
              icon={<Upload />}
              disabledReason={disabledReason}
            >
              New version
            </ActionLink>
            <Menu
              trigger={<IconButton variant="secondary" label="More actions" icon={<Ellipsis />} />}
              groups={[[disabledReason === undefined ? archive : { ...archive, disabledReason }]]}
            />
          </>
        }
      />
      {dataset.description && <p className="max-w-160 text-sm text-ink-2">{dataset.description}</p>}
    </div>
  );
}
