'use client';

import { Archive } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button';
import { Card } from '../card';
import { ConfirmDialog } from '../confirm-dialog';
import { Dialog } from '../dialog';
import { Field } from '../field';
import { Input } from '../input';
import { useToast } from '../toast';
import { Tooltip } from '../tooltip';

/** What appears over the page. */
export function OverlaySpecimens() {
  const [open, setOpen] = useState<'dialog' | 'confirm'>();
  const toast = useToast();
  const close = () => setOpen(undefined);
  return (
    <Card title="Over the page">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirmation</Button>
        <Button
          onClick={() => toast({ text: 'Dataset “FAQ Español” deleted.', action: { label: 'Undo', onAction: close } })}
        >
          Toast
        </Button>
        <Button onClick={() => toast({ text: 'The export did not end.', tone: 'error' })}>Error toast</Button>
        <Tooltip text="0.856481 · n 97 of 98">
          <Button variant="ghost">Tooltip</Button>
        </Tooltip>
      </div>
      <Dialog
        isOpen={open === 'dialog'}
        onOpenChange={close}
        title="Name this version"
        description="Versions are numbered by themselves; a name helps people to find one."
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" onClick={close}>
              Save
            </Button>
          </>
        }
      >
        <Field label="Name">
          <Input defaultValue="Before the new policy" />
        </Field>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onOpenChange={close}
        title="Archive “Billing replies”?"
        consequence="Its 6 executions stay readable. You can bring it back for 30 days."
        confirmLabel="Archive"
        confirmIcon={<Archive />}
        onConfirm={close}
      />
    </Card>
  );
}
