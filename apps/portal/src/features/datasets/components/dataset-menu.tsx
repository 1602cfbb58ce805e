'use client';

import type { Dataset } from '@assay/contracts';
import { Archive, Ellipsis, Upload } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { IconButton } from '../../../ui/icon-button';
import { Menu } from '../../../ui/menu';
import { useMissingRole } from '../../shell';

type DatasetMenuProps = {
  readonly dataset: Dataset;
  readonly onArchive: (dataset: Dataset) => void;
};

/** What can be done with one dataset. */
export function DatasetMenu({ dataset, onArchive }: DatasetMenuProps) {
  const router = useRouter();
  const disabledReason = useMissingRole('editor');
  const refusal = disabledReason !== undefined && { disabledReason };
  return (
    <Menu
      trigger={<IconButton size="sm" label={`Actions of ${dataset.name}`} icon={<Ellipsis />} />}
      groups={[
        [
          {
            label: 'New version',
            icon: <Upload />,
            onSelect: () => router.push(`/datasets/${dataset.id}/new-version`),
            ...refusal,
          },
        ],
        [
          {
            label: 'Archive',
            icon: <Archive />,
            isDestructive: true,
            onSelect: () => onArchive(dataset),
            ...refusal,
          },
        ],
      ]}
    />
  );
}
