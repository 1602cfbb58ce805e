'use client';

import type { Metric } from '@assay/contracts';
import { useState } from 'react';
import { Drawer } from '../../../ui/drawer';
import { Loading } from '../../../ui/loading';
import { MetricForm } from '../../metrics';
import type { Library } from '../hooks/use-library';

type NewMetricDrawerProps = {
  readonly isOpen: boolean;
  readonly library: Library;
  readonly onClose: () => void;
  readonly onMade: (metric: Metric) => void;
};

/** Makes a metric without leaving the evaluator. */
export function NewMetricDrawer({ isOpen, library, onClose, onMade }: NewMetricDrawerProps) {
  const [isDirty, setDirty] = useState(false);
  function close() {
    if (isDirty && !window.confirm('This metric is not saved. Close without it?')) return;
    setDirty(false);
    onClose();
  }
  return (
    <Drawer isOpen={isOpen} onClose={close} title="New metric">
      <div className="p-4">
        {library.types.length === 0 ? (
          <Loading label="Loading the metric types" />
        ) : (
          <MetricForm
            types={library.types}
            takenNames={library.metrics.map(({ name }) => name)}
            onDirtyChange={setDirty}
            onSaved={(metric) => {
              setDirty(false);
              onMade(metric);
            }}
          />
        )}
      </div>
    </Drawer>
  );
}
