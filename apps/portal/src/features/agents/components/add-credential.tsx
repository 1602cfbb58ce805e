'use client';

import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { Button } from '../../../ui/button';
import type { FormValues } from '../../../ui/schema-form/form-values';
import { useToast } from '../../../ui/toast';
import { NewCredentialDialog } from '../../credentials';
import { useMissingRole } from '../../shell';
import type { Connector } from '../connector';

type AddCredentialProps = {
  readonly connector: Connector;
  readonly control: Control<FormValues>;
  /** Name of the setting that holds the credential. */
  readonly name: string;
};

/** Saves a credential without leaving the form, and chooses it there. */
export function AddCredential({ connector, control, name }: AddCredentialProps) {
  const { field } = useController({ control, name });
  const [isOpen, setOpen] = useState(false);
  const missingRole = useMissingRole('admin');
  const toast = useToast();
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<KeyRound />}
        className="-my-1.5 -mr-2"
        disabledReason={missingRole}
        onClick={() => setOpen(true)}
      >
        New credential
      </Button>
      <NewCredentialDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        kinds={connector.credentialKinds}
        onCreated={(credential) => {
          field.onChange(credential.id);
          toast({ text: `“${credential.name}” is saved and chosen.` });
        }}
      />
    </>
  );
}
