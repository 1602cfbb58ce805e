'use client';

import { FlaskConical } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { z } from 'zod';
import { sayProblem } from '../../../data/api-problem';
import { useApiMutation } from '../../../data/use-api-mutation';
import { useApiQuery } from '../../../data/use-api-query';
import { Button } from '../../../ui/button';
import { useToast } from '../../../ui/toast';
import { useMissingRole } from '../../shell';
import { sampleQuery } from '../queries';

/** Fills the workspace with the sample, where it can be; nothing where it cannot. */
export function LoadSample() {
  const { data } = useApiQuery(sampleQuery());
  const router = useRouter();
  const toast = useToast();
  const missingRole = useMissingRole('editor');
  const { mutate, isPending, error } = useApiMutation<void, unknown>({
    schema: z.unknown(),
    request: () => ({ method: 'POST', path: '/sample' }),
    // The sample brings something of everything.
    outdates: ['/'],
    onSuccess: () => {
      toast({ text: 'The sample is loaded: datasets, metrics, an agent and an evaluator to run.' });
      router.push('/evaluation/configuration');
    },
  });
  if (data?.available !== true) return null;
  return (
    <span className="grid justify-items-center gap-1">
      <Button icon={<FlaskConical />} isBusy={isPending} disabledReason={missingRole} onClick={() => mutate()}>
        Load the sample
      </Button>
      {error && (
        <span role="alert" className="max-w-90 text-xs text-garnet">
          {sayProblem(error.problem)}
        </span>
      )}
    </span>
  );
}
