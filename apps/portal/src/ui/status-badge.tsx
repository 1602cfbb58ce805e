import type { ExecutionStatus } from '@assay/contracts';
import { Ban, CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from './badge';
import { Spinner } from './spinner';

type Look = { readonly icon: ReactNode; readonly tone: ComponentProps<typeof Badge>['tone'] };

/** COMPLETED stays neutral: that a run ended says nothing about how good the agent is. */
const looks: Readonly<Record<ExecutionStatus, Look>> = {
  QUEUED: { icon: <CircleDashed />, tone: 'neutral' },
  RUNNING: { icon: <Spinner />, tone: 'running' },
  COMPLETED: { icon: <CircleCheck />, tone: 'neutral' },
  FAILED: { icon: <CircleX />, tone: 'error' },
  CANCELLED: { icon: <Ban />, tone: 'neutral' },
};

/** The status of an execution. */
export function StatusBadge({ status }: { readonly status: ExecutionStatus }) {
  const { icon, tone } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {status}
    </Badge>
  );
}
