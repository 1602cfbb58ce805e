import type { AgentAttempt } from '@assay/contracts';
import { DateText } from '../../../ui/date-text';
import { DrawerSection } from '../../../ui/drawer-section';
import { formatLatency } from '../format-latency';

/** Every time the agent was asked this case, retries included. */
export function AttemptList({ attempts }: { readonly attempts: readonly AgentAttempt[] }) {
  return (
    <DrawerSection title="Attempts" aside={String(attempts.length)}>
      <ol className="grid">
        {attempts.map((attempt, index) => (
          <li key={attempt.startedAt} className="grid gap-1 border-b border-line py-2 text-sm first:pt-0 last:border-0">
            <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <span className="text-ink-3">{index + 1}</span>
              <span className={attempt.error ? 'text-garnet' : undefined}>{statusOf(attempt)}</span>
              <span className="ml-auto">{formatLatency(attempt.latencyMs)}</span>
              <span className="text-xs text-ink-3">
                <DateText iso={attempt.startedAt} />
              </span>
            </div>
            {attempt.error && (
              <p className="break-words text-ink-2">
                {attempt.error.message} <code className="font-mono text-xs text-ink-3">{attempt.error.code}</code>
              </p>
            )}
          </li>
        ))}
      </ol>
    </DrawerSection>
  );
}

function statusOf({ httpStatus, error }: AgentAttempt): string {
  const word = error ? 'failed' : 'answered';
  return httpStatus === undefined ? word : `${word}, HTTP ${httpStatus}`;
}
