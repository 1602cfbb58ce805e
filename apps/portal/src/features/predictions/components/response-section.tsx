'use client';

import type { AgentResponse } from '@assay/contracts';
import { useState } from 'react';
import { DrawerSection } from '../../../ui/drawer-section';
import { JsonView } from '../../../ui/json-view';
import { SegmentedControl } from '../../../ui/segmented-control';

const segments = [
  { value: 'read', label: 'As read' },
  { value: 'raw', label: 'As it came' },
];

/** The agent's whole answer: as the product reads it, or as it came. */
export function ResponseSection({ response: { raw, ...read } }: { readonly response: AgentResponse }) {
  const [view, setView] = useState('read');
  return (
    <DrawerSection
      title="Response"
      aside={<SegmentedControl label="Form of the response" segments={segments} value={view} onValueChange={setView} />}
    >
      <JsonView label="the response" value={view === 'raw' ? raw : read} />
    </DrawerSection>
  );
}
