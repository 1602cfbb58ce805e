'use client';

import { Archive, Download, Play, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button';
import { ButtonLink } from '../button-link';
import { Card } from '../card';
import { CopyButton } from '../copy-button';
import { FilterPill } from '../filter-pill';
import { IconButton } from '../icon-button';
import { Kbd } from '../kbd';
import { SegmentedControl } from '../segmented-control';
import { Tag } from '../tag';

const variants = ['primary', 'secondary', 'ghost', 'danger', 'dangerSolid'] as const;

/** Buttons and the small things beside them. */
export function ButtonSpecimens() {
  const [density, setDensity] = useState('M');
  return (
    <Card title="Buttons">
      <div className="grid gap-3">
        {variants.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-2">
            <span className="w-22 text-xs text-ink-3">{variant}</span>
            <Button variant={variant}>Words</Button>
            <Button variant={variant} icon={<Play />}>
              With an icon
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
            <Button variant={variant} isBusy>
              Saving
            </Button>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-2">
          <span className="w-22 text-xs text-ink-3">sizes</span>
          <Button size="sm">Small</Button>
          <Button>Base</Button>
          <Button size="lg">Large</Button>
          <ButtonLink href="/design" icon={<Plus />}>
            A link
          </ButtonLink>
          <IconButton label="Export" icon={<Download />} />
          <IconButton variant="secondary" label="Archive" icon={<Archive />} />
          <CopyButton text="req-7f31c" label="Copy the correlation id" />
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <span className="w-22 text-xs text-ink-3">chips</span>
          <SegmentedControl
            label="Density"
            value={density}
            onValueChange={setDensity}
            segments={['S', 'M', 'L'].map((value) => ({ value, label: value }))}
          />
          <FilterPill name="Category" value="Refunds" onRemove={() => setDensity('M')} />
          <Tag>domain</Tag>
          <Kbd>J</Kbd>
          <Kbd>Esc</Kbd>
        </div>
      </div>
    </Card>
  );
}
