'use client';

import type { Metric } from '@assay/contracts';
import { Archive } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod';
import { useApiMutation } from '../../../data/use-api-mutation';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { ProblemPanel } from '../../../ui/problem-panel';
import { useToast } from '../../../ui/toast';
import { useMissingRole } from '../../shell';

/** Takes a metric out of the lists, or says which evaluators still use it. */
export function ArchiveMetric({ metric }: { readonly metric: Metric }) {
  const router = useRouter();
  const toast = useToast();
  const missingRole = useMissingRole('editor');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useApiMutation<void, null>({
    schema: z.null(),
    request: () => ({ method: 'DELETE', path: `/metrics/${metric.id}` }),
    outdates: ['/metrics'],
    onSuccess: () => {
      toast({ text: `“${metric.name}” is archived.` });
      router.push('/metrics');
    },
  });
  return (
    <>
      <Button
        icon={<Archive />}
        disabledReason={missingRole ?? (metric.archivedAt === null ? undefined : 'It is archived already.')}
        onClick={() => setAsking(true)}
      >
        Archive
      </Button>
      <ConfirmDialog
        isOpen={isAsking && !error}
        onOpenChange={setAsking}
        title={`Archive “${metric.name}”?`}
        consequence="It leaves the lists and cannot be added to an evaluator any more. Executions that used it keep their scores."
        confirmLabel="Archive"
        confirmIcon={<Archive />}
        isBusy={isPending}
        onConfirm={() => mutate()}
      />
      <Dialog
        isOpen={error !== null}
        onOpenChange={() => {
          setAsking(false);
          reset();
        }}
        title={`“${metric.name}” stays`}
      >
        {error && <ProblemPanel problem={error.problem} />}
      </Dialog>
    </>
  );
}
