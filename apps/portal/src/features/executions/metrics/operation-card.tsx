import type { ExecutionMetrics } from '@assay/contracts';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card';
import { Missing } from '../../../ui/missing';
import { TextLink } from '../../../ui/text-link';
import { predictionsHref } from '../predictions-href';
import { describeLatency } from './describe-latency';

type Operation = ExecutionMetrics['operation'];

type OperationCardProps = {
  readonly executionId: string;
  readonly operation: Operation;
  /** The same figures of the baseline. */
  readonly baseline: { readonly number: number; readonly operation: Operation } | undefined;
};

type Line = { readonly name: string; readonly say: (operation: Operation) => string | null; readonly reason: string };

const number = new Intl.NumberFormat('en');
const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumSignificantDigits: 3 });
const noLatency = 'No answer has a time';
const noTokens = 'The agent reports no tokens';

const lines: readonly Line[] = [
  { name: 'Latency, median', say: (of) => of.latencyMs && describeLatency(of.latencyMs.median), reason: noLatency },
  {
    name: 'Latency, 95th percentile',
    say: (of) => of.latencyMs && describeLatency(of.latencyMs.p95),
    reason: noLatency,
  },
  {
    name: 'Tokens in, out',
    say: ({ tokens }) => tokens && `${number.format(tokens.input)}, ${number.format(tokens.output)}`,
    reason: noTokens,
  },
  {
    name: 'Cost',
    say: ({ costUsd }) => (costUsd === null ? null : dollars.format(costUsd)),
    reason: 'Unknown: the agent reports no cost',
  },
];

/** What it took to get the answers. Nothing here enters the composite. */
export function OperationCard({ executionId, operation, baseline }: OperationCardProps) {
  const { nPredictions, nFailed } = operation;
  return (
    <Card className="grid grid-rows-1 [&>div]:flex [&>div]:flex-col [&>div]:gap-3">
      <div>
        <h3 className="font-semibold">Operation</h3>
        <p className="text-xs text-ink-3">lower is better · does not count</p>
      </div>
      <dl className="grid gap-2">
        {lines.map(({ name, say, reason }) => (
          <div key={name} className="grid grid-cols-[1fr_auto] items-end gap-x-3">
            <dt className="col-span-2 text-xs text-ink-3">{name}</dt>
            <dd className="justify-self-start font-semibold">{say(operation) ?? <Missing reason={reason} />}</dd>
            {baseline && <Before number={baseline.number}>{say(baseline.operation)}</Before>}
          </div>
        ))}
      </dl>
      <p className="mt-auto flex flex-wrap justify-between gap-x-3 gap-y-1 border-t border-line pt-2.5 text-xs text-ink-2">
        <TextLink href={predictionsHref(executionId, { sort: 'latency', order: 'desc' })}>Slowest first</TextLink>
        <span>
          n {nPredictions}
          {nFailed > 0 && <Failed executionId={executionId} count={nFailed} />}
        </span>
      </p>
    </Card>
  );
}

function Before({ number: of, children }: { readonly number: number; readonly children: ReactNode }) {
  if (children === null) return null;
  return (
    <dd className="text-xs text-ink-3">
      #{of}: {children}
    </dd>
  );
}

function Failed({ executionId, count }: { readonly executionId: string; readonly count: number }) {
  return (
    <>
      {' · '}
      <TextLink href={predictionsHref(executionId, { outcome: 'error' })} className="font-medium text-garnet">
        {count} failed
      </TextLink>
    </>
  );
}
