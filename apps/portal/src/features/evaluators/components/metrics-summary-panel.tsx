'use client';

import { X } from 'lucide-react';
import { Card } from '../../../ui/card';
import { Drawer } from '../../../ui/drawer';
import { IconButton } from '../../../ui/icon-button';
import { useMedia } from '../../../ui/use-media';
import { MetricsSummary } from './metrics-summary';

type MetricsSummaryPanelProps = Parameters<typeof MetricsSummary>[0] & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** Wide enough for the summary beside the blocks. */
const wide = '(min-width: 68rem)';

/** The summary of the metrics: a card beside the blocks, or a sheet over them where there is no room. */
export function MetricsSummaryPanel({ isOpen, onClose, ...summary }: MetricsSummaryPanelProps) {
  const isWide = useMedia(wide);
  if (!isWide) {
    return (
      <Drawer isOpen={isOpen} onClose={onClose} title="Metrics summary">
        <MetricsSummary {...summary} />
      </Drawer>
    );
  }
  if (!isOpen) return null;
  return (
    <Card
      isFlush
      title="Metrics summary"
      actions={<IconButton size="sm" label="Hide metrics" icon={<X />} onClick={onClose} />}
    >
      <MetricsSummary {...summary} />
    </Card>
  );
}
