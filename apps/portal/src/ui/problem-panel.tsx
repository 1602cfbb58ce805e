import type { Problem } from '@assay/contracts';
import { CircleX, RefreshCw } from 'lucide-react';
import { Button } from './button';
import { CopyButton } from './copy-button';
import { TextLink } from './text-link';

type ProblemPanelProps = {
  readonly problem: Pick<Problem, 'title' | 'detail' | 'code' | 'correlationId' | 'nextStep'>;
  readonly onRetry?: (() => void) | undefined;
  /** Where Server logs show this request. */
  readonly logsHref?: string | undefined;
};

/** A request that failed: what, where, what next, and the id under which the server's log tells more. */
export function ProblemPanel({ problem, onRetry, logsHref }: ProblemPanelProps) {
  return (
    <div role="alert" className="grid gap-2 rounded-md border border-garnet-line bg-garnet-soft p-3">
      <div className="flex items-start gap-2">
        <CircleX className="mt-0.5 text-garnet" />
        <div className="min-w-0">
          <p className="font-semibold">{problem.title}</p>
          <p className="break-words text-sm text-ink-2">{problem.detail}</p>
          {problem.nextStep && <p className="mt-1 text-sm font-medium">{problem.nextStep}</p>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pl-6 text-xs text-ink-2">
        {onRetry && (
          <Button size="sm" icon={<RefreshCw />} onClick={onRetry}>
            Try again
          </Button>
        )}
        <code className="font-mono">{problem.code}</code>
        <span className="inline-flex items-center gap-1">
          {logsHref ? <TextLink href={logsHref}>Server logs, {problem.correlationId}</TextLink> : problem.correlationId}
          <CopyButton text={problem.correlationId} label="Copy the correlation id" />
        </span>
      </div>
    </div>
  );
}
