'use client';

import { ArrowLeftRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { CopyLinkButton } from '../../../ui/copy-link-button';
import { Dialog } from '../../../ui/dialog';
import { IconButton } from '../../../ui/icon-button';
import type { CompareState } from '../hooks/use-compare-view';
import { mostCompared } from '../mark-name';
import { ChooseExecutions } from './choose-executions';
import { ComparedChip } from './compared-chip';

/** What is compared, and the ways to swap, leave out, add, or choose another baseline. */
export function ComparedBar({ state: { view, compare } }: { readonly state: CompareState }) {
  const [isAdding, setAdding] = useState(false);
  const { ids } = view;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {ids.map((id, index) => (
        <ComparedChip
          key={id}
          id={id}
          index={index}
          onRemove={() => compare(ids.filter((one) => one !== id))}
          onMakeBaseline={() => compare([id, ...ids.filter((one) => one !== id)])}
        />
      ))}
      {ids.length === 2 && (
        <IconButton
          label="Swap baseline and execution"
          icon={<ArrowLeftRight />}
          onClick={() => compare(ids.toReversed())}
        />
      )}
      <Button
        icon={<Plus />}
        disabledReason={ids.length >= mostCompared ? `${mostCompared} are compared already` : undefined}
        onClick={() => setAdding(true)}
      >
        Add execution
      </Button>
      <CopyLinkButton label="Copy the link to this comparison" />
      <Dialog isOpen={isAdding} onOpenChange={setAdding} title="Executions to compare">
        <ChooseExecutions
          key={ids.join()}
          chosen={ids}
          onCompare={(chosen) => {
            setAdding(false);
            compare(chosen);
          }}
        />
      </Dialog>
    </div>
  );
}
