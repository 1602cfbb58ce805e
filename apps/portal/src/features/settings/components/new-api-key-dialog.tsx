'use client';

import { useState } from 'react';
import { Dialog } from '../../../ui/dialog';
import { NewApiKeyForm } from './new-api-key-form';
import { ShownKey } from './shown-key';

type NewApiKeyDialogProps = { readonly isOpen: boolean; readonly onOpenChange: (isOpen: boolean) => void };

/** Makes an API key, and then shows it this once. */
export function NewApiKeyDialog({ isOpen, onOpenChange }: NewApiKeyDialogProps) {
  const [key, setKey] = useState<string>();
  const close = () => {
    onOpenChange(false);
    setKey(undefined);
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={close} title={key === undefined ? 'New API key' : 'Your new API key'}>
      {key === undefined ? (
        <NewApiKeyForm onCreated={setKey} onCancel={close} />
      ) : (
        <ShownKey value={key} onDone={close} />
      )}
    </Dialog>
  );
}
