'use client';

import type { Credential } from '@assay/contracts';
import { Ellipsis, KeyRound, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button';
import { Menu } from '../../../ui/menu';
import { useMissingRole } from '../../shell';

type CredentialMenuProps = {
  readonly credential: Credential;
  readonly onAct: (kind: 'replace' | 'remove', credential: Credential) => void;
};

/** What can be done to one credential. */
export function CredentialMenu({ credential, onAct }: CredentialMenuProps) {
  const missingRole = useMissingRole('admin');
  const disabledReason = missingRole && 'only an admin';
  return (
    <Menu
      trigger={<IconButton size="sm" label={`Actions for ${credential.name}`} icon={<Ellipsis />} />}
      groups={[
        [
          {
            label: 'Replace secret',
            icon: <KeyRound />,
            disabledReason,
            onSelect: () => onAct('replace', credential),
          },
        ],
        [
          {
            label: 'Delete',
            icon: <Trash2 />,
            isDestructive: true,
            disabledReason,
            onSelect: () => onAct('remove', credential),
          },
        ],
      ]}
    />
  );
}
