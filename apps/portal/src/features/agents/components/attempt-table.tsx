import type { AgentAttempt } from '@assay/contracts';
import { PlainTable } from '../../../ui/plain-table';
import { describeLatency } from '../describe-latency';

/** Each time the agent was called: how long it took and what came back. */
export function AttemptTable({ attempts }: { readonly attempts: readonly AgentAttempt[] }) {
  if (attempts.length === 0) return <p className="text-xs text-ink-3">The agent was not called.</p>;
  return (
    <PlainTable
      label="Attempts"
      columns={['Attempt', 'Took', 'HTTP status', 'Outcome']}
      rows={attempts.map((attempt, index) => [
        index + 1,
        describeLatency(attempt.latencyMs),
        attempt.httpStatus ?? '–',
        attempt.error?.code ?? 'answered',
      ])}
    />
  );
}
