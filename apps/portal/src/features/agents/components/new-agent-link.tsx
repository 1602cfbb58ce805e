'use client';

import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { useMissingRole } from '../../shell';

/** Leads to the form of a new agent, or says why not. */
export function NewAgentLink() {
  const missingRole = useMissingRole('editor');
  return missingRole === undefined ? (
    <ButtonLink variant="primary" href="/agents/new" icon={<Plus />}>
      New agent
    </ButtonLink>
  ) : (
    <Button variant="primary" icon={<Plus />} disabledReason={missingRole}>
      New agent
    </Button>
  );
}
