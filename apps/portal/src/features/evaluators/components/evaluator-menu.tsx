'use client';

import type { Evaluator } from '@assay/contracts';
import { Archive, Copy, EllipsisVertical, Pencil } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { sayProblem } from '../../../data/api-problem';
import { useApiMutation } from '../../../data/use-api-mutation';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { IconButton } from '../../../ui/icon-button';
import { Menu } from '../../../ui/menu';
import { useToast } from '../../../ui/toast';
import { useMissingRole } from '../../shell';

/** What else can be done with an evaluator of the list. */
export function EvaluatorMenu({ evaluator }: { readonly evaluator: Evaluator }) {
  const { id, name } = evaluator;
  const toast = useToast();
  const missingRole = useMissingRole('editor');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useApiMutation<void, null>({
    schema: z.null(),
    request: () => ({ method: 'DELETE', path: `/evaluators/${id}` }),
    outdates: ['/evaluators'],
    onSuccess: () => toast({ text: `“${name}” is archived.` }),
  });
  const archive = () =>
    mutate(undefined, {
      onSettled: () => setAsking(false),
      onError: ({ problem }) => toast({ tone: 'error', text: `“${name}” is not archived. ${sayProblem(problem)}` }),
    });
  return (
    <>
      <Menu
        trigger={<IconButton size="sm" label={`More actions for ${name}`} icon={<EllipsisVertical />} />}
        groups={[
          [
            { label: missingRole ? 'Open' : 'Edit', icon: <Pencil />, href: `/evaluation/configuration/${id}` },
            {
              label: 'Duplicate',
              icon: <Copy />,
              href: `/evaluation/configuration/new?from=${id}`,
              disabledReason: missingRole,
            },
          ],
          [
            {
              label: 'Archive',
              icon: <Archive />,
              isDestructive: true,
              disabledReason: missingRole,
              onSelect: () => setAsking(true),
            },
          ],
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Archive “${name}”?`}
        consequence="It leaves this list and cannot be run any more. Its executions stay readable."
        confirmLabel="Archive"
        confirmIcon={<Archive />}
        isBusy={isPending}
        onConfirm={archive}
      />
    </>
  );
}
